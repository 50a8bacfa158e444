import { darken, floorShadow, lighten, linear, mix, radial, scene } from '../kit.ts'
import { blur, box, clip, defs, place, round, stitches, times } from './craft.ts'
import { hide, tannery } from './leather.ts'

const steel = (id: string, axis: readonly [number, number, number, number]) =>
  linear(
    id,
    [
      [0, '#fdfefe'],
      [0.22, '#c4cace'],
      [0.4, '#f3f6f7'],
      [0.58, '#8d959b'],
      [0.78, '#d5dadd'],
      [1, '#5d656b'],
    ],
    axis,
  )

const onCircle = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`
}

const hand = (degrees: number, length: number, width: number) =>
  `<g transform="rotate(${degrees})"><path d="M${-width} 34L${-width / 2.4} ${-length}L0 ${-length - 14}L${width / 2.4} ${-length}L${width} 34z" fill="#000" fill-opacity="0.4" transform="translate(4 6)"/><path d="M${-width} 34L${-width / 2.4} ${-length}L0 ${-length - 14}V34z" fill="#f7f9fa"/><path d="M${width} 34L${width / 2.4} ${-length}L0 ${-length - 14}V34z" fill="#aab2b7"/></g>`

/** The case with its dial, around the origin; 250 units to the bezel's edge. */
function watchCase(dial: string): string {
  const index = (i: number) => {
    const long = i % 3 === 0
    const width = long ? 15 : 10
    return `<g transform="rotate(${i * 30})"><rect x="${-width / 2 + 2}" y="-188" width="${width}" height="${long ? 46 : 34}" fill="#000" fill-opacity="0.35"/><rect x="${-width / 2}" y="-191" width="${width}" height="${long ? 46 : 34}" rx="2" fill="url(#steel)"/></g>`
  }
  const rays = times(
    36,
    (i) =>
      `<path d="M0 0L${onCircle(206, i * 10)}L${onCircle(206, i * 10 + 5)}z" fill="${i % 9 < 4 ? '#fff' : '#000'}" fill-opacity="${i % 2 ? 0.05 : 0.025}"/>`,
  )
  const minutes = times(60, (i) =>
    i % 5 === 0 ? '' : `M${onCircle(199, i * 6)}L${onCircle(188, i * 6)}`,
  )
  return `${defs(
    steel('steel', [0, 0, 1, 1]),
    steel('bezel', [0.1, 0, 0.9, 1]),
    steel('ring', [0.9, 1, 0.1, 0]),
    radial(
      'dial',
      [
        [0, lighten(dial, 0.3)],
        [0.5, dial],
        [1, darken(dial, 0.5)],
      ],
      [0.38, 0.32, 0.75],
    ),
    linear(
      'glass',
      [
        [0, '#fff', 0.42],
        [0.6, '#fff', 0.04],
      ],
      [0, 0, 0.7, 1],
    ),
    clip('face', 'M-206 0a206 206 0 1 0 412 0a206 206 0 1 0-412 0z'),
    blur('tender', 10),
  )}<g><path d="M240-26h26v52h-26z" fill="#777f85"/><path d="${box([254, -34, 40, 68], 9)}" fill="url(#ring)"/><path d="M258-24h34M258-14h34M258-4h34M258 6h34M258 16h34M258 26h34" stroke="#3d4449" stroke-opacity="0.6" stroke-width="3"/></g><circle r="252" fill="url(#bezel)"/><circle r="251" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="2"/><circle r="238" fill="none" stroke="#4b5359" stroke-opacity="0.35" stroke-width="2"/><circle r="226" fill="url(#ring)"/><circle r="208" fill="#22282b"/><circle r="206" fill="url(#dial)"/>${rays}<path d="${minutes}" stroke="#fff" stroke-opacity="0.75" stroke-width="2.5"/>${times(12, (i) => (i === 6 ? '' : index(i)))}<g transform="translate(0 104)"><circle r="62" fill="${darken(dial, 0.28)}"/><circle r="62" fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="2.5"/><circle r="46" fill="none" stroke="#fff" stroke-opacity="0.12" stroke-width="12"/>${times(12, (i) => `<path d="M0-56V-${i % 3 ? 50 : 44}" transform="rotate(${i * 30})" stroke="#fff" stroke-opacity="0.8" stroke-width="2.5"/>`)}<path d="M-1.8 14L0-48L1.8 14z" transform="rotate(215)" fill="#e9b04a"/><circle r="5" fill="#e9b04a"/></g><g transform="translate(0 -112)" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="3"><path d="M0 16C-8 4-5-8 0-18C5-8 8 4 0 16zM0 16C-16 10-19-3-16-11C-6-6-1 3 0 16zM0 16C16 10 19-3 16-11C6-6 1 3 0 16z"/></g>${hand(304, 108, 11)}${hand(48, 158, 9)}<g transform="rotate(140)"><path d="M-2 52L0-178L2 52z" fill="#e9b04a"/></g><circle r="13" fill="url(#steel)"/><circle r="5" fill="#7d5a1a"/><g clip-path="url(#face)"><circle r="214" fill="none" stroke="#000" stroke-opacity="0.7" stroke-width="30" filter="url(#tender)"/><path d="M-240-40C-160-150-30-190 90-240L-240-260z" fill="url(#glass)"/><path d="M-250 150L40-260H96L-250 230z" fill="#fff" fill-opacity="0.07"/><path d="M60 206Q180 150 206 20Q196 120 120 176z" fill="#fff" fill-opacity="0.2"/></g>`
}

const lugs = (turned: string) =>
  `<g transform="${turned}"><path d="M-168-150L-156-292Q-150-304-134-300L-104-292V-200zM168-150L156-292Q150-304 134-300L104-292V-200z" fill="url(#lug)"/><path d="M-164-160L-152-288M104-292L134-299" stroke="#fff" stroke-width="3" stroke-opacity="0.8"/></g>`

/** The watch standing, its strap bent round a cushion. */
function standingWatch(dial: string, leather: string): string {
  const thread = lighten(mix(leather, '#c99a66', 0.3), 0.35)
  const upper = 'M-116-240L-106-372Q-100-398-72-400H72Q100-398 106-372L116-240z'
  const lower = 'M-116 240L-102 366Q-96 390-70 392H70Q96 390 102 366L116 240z'
  return `${defs(
    tannery,
    steel('lug', [0, 0, 1, 0.4]),
    linear(
      'bend',
      [
        [0, '#000', 0.72],
        [0.22, '#000', 0.18],
        [0.36, '#fff', 0.22],
        [0.6, '#000', 0],
        [1, '#000', 0.4],
      ],
      [0, 0, 0, 1],
    ),
    linear(
      'under',
      [
        [0, '#000', 0.55],
        [0.25, '#000', 0.05],
        [0.5, '#fff', 0.07],
        [0.7, '#000', 0.2],
        [1, '#000', 0.8],
      ],
      [0, 0, 0, 1],
    ),
  )}${hide('u', leather, upper)}${stitches('M-98-262L-89-372M98-262L89-372', thread, 3.6, '12 8')}<path d="${upper}" fill="url(#bend)"/>${hide('v', leather, lower)}${stitches('M-98 262L-86 366M98 262L86 366', thread, 3.6, '12 8')}<path d="${lower}" fill="url(#under)"/>${lugs('')}${lugs('scale(1 -1)')}${watchCase(dial)}`
}

const cushion = `<path d="${box([352, 196, 496, 770], 120)}" fill="url(#velvet)"/><path d="M400 236Q600 176 800 236" stroke="#fff" stroke-opacity="0.5" stroke-width="5" fill="none"/>`

export const watch = (dial: string, leather: string) => () =>
  scene(
    'accessories',
    `${floorShadow(620, 962, 420, 56)}${cushion}<ellipse cx="636" cy="612" rx="200" ry="350" fill="#3a2c20" fill-opacity="0.4" filter="url(#haze)"/>${place('translate(596 582) scale(1)', standingWatch(dial, leather))}`,
    [
      blur('haze', 22),
      linear('velvet', [
        [0, '#d9cdbf'],
        [0.2, '#fbf6ee'],
        [0.55, '#e9dfd2'],
        [1, '#b5a696'],
      ]),
    ],
  )

/** The watch lying flat, strap stretched out, to show buckle and holes. */
export const watchFlat = (dial: string, leather: string) => () => {
  const thread = lighten(mix(leather, '#c99a66', 0.3), 0.35)
  const upper = 'M-112-240L-84-640H84L112-240z'
  const lower = 'M-112 240L-84 690Q-70 770 0 800Q70 770 84 690L112 240z'
  const frame = `${box([-122, -716, 244, 92], 24)}${box([-92, -694, 184, 48], 10)}`
  const shade = `<g fill="#2a1c14" fill-opacity="0.5" filter="url(#haze)" transform="translate(24 30)"><path d="${upper}${lower}"/><circle r="250"/><path d="${frame}" fill-rule="evenodd"/></g>`
  return scene(
    'accessories',
    place(
      'translate(590 580) rotate(38) scale(0.72)',
      `${shade}<path d="${frame}" fill="url(#lug)" fill-rule="evenodd"/><path d="${box([-118, -712, 236, 84], 21)}" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="3"/>${hide('u', leather, upper)}<rect x="-9" y="-706" width="18" height="96" rx="8" fill="url(#lug)"/>${stitches('M-94-262L-70-624H70L94-262', thread, 4)}${hide('k', darken(leather, 0.15), 'M-104-560h208v44h-208z')}${hide('v', leather, lower)}${stitches('M-94 262L-70 686Q-56 750 0 776Q56 750 70 686L94 262', thread, 4)}${times(6, (i) => `<ellipse cy="${430 + i * 52}" rx="11" ry="13" fill="#120a06"/><path d="M-10 ${436 + i * 52}a11 13 0 0 0 20 0" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="3"/>`)}${lugs('')}${lugs('scale(1 -1)')}${watchCase(dial)}`,
    ),
    [tannery, blur('haze', 20), steel('lug', [0, 0, 1, 0.6])],
  )
}

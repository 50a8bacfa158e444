import { darken, floorShadow, lighten, linear, mix, scene } from '../kit.ts'
import { blur, box, clip, defs, place, stitches, times } from './craft.ts'
import { hide, tannery } from './leather.ts'

const brass = { light: '#f6e2ae', mid: '#c49a4a', dark: '#6f4f1c' }

const metal = (id: string) =>
  linear(
    id,
    [
      [0, brass.light],
      [0.25, brass.mid],
      [0.42, '#fff6d8'],
      [0.6, brass.mid],
      [1, brass.dark],
    ],
    [0, 0, 0.7, 1],
  )

/** A frame buckle lying on the strap, its prong to the right. The origin is the middle of the frame. */
const buckle = (width: number, height: number) => {
  const frame = box([-width / 2, -height / 2, width, height], 26)
  const hole = box([-width / 2 + 22, -height / 2 + 24, width - 44, height - 48], 12)
  return `<path d="${frame}${hole}" fill="#000" fill-opacity="0.5" fill-rule="evenodd" filter="url(#soft)" transform="translate(7 12)"/><path d="${frame}${hole}" fill="url(#brass)" fill-rule="evenodd"/><path d="${box([-width / 2 + 4, -height / 2 + 4, width - 8, height - 8], 22)}" fill="none" stroke="#fff8e0" stroke-opacity="0.75" stroke-width="2.5"/><path d="${hole}" fill="none" stroke="${brass.dark}" stroke-opacity="0.8" stroke-width="3"/><path d="M${-width / 2 + 4}-9h${width - 20}q12 9 0 18h${20 - width}z" fill="#000" fill-opacity="0.4" filter="url(#soft)" transform="translate(4 9)"/><path d="M${-width / 2 + 2}-11h${width - 14}q14 11 0 22h${14 - width}z" fill="url(#brass)" stroke="${brass.dark}" stroke-width="1.5"/><path d="M${-width / 2 + 8}-6h${width - 30}" stroke="#fff8e0" stroke-width="3" stroke-opacity="0.8"/>`
}

/** The belt rolled up, standing on its edge. */
function rolledBelt(leather: string): string {
  const thread = mix(lighten(leather, 0.4), '#d8a868', 0.35)
  const wall = 'M270 540A330 105 0 0 0 930 540V712A330 105 0 0 1 270 712z'
  const tail =
    'M452 632.5A330 105 0 0 0 800 623Q850 640 866 672Q862 718 812 778A330 105 0 0 1 452 805z'
  const edge = lighten(mix(leather, '#b98a5e', 0.35), 0.12)
  const turns = times(4, (i) => {
    const shrink = i * 17
    return `<ellipse cx="${600 + i * 3}" cy="${540 + i * 2}" rx="${330 - shrink}" ry="${105 - shrink * 0.62}" fill="${darken(edge, 0.1)}"/><ellipse cx="${600 + i * 3}" cy="${540 + i * 2}" rx="${330 - shrink}" ry="${105 - shrink * 0.62}" fill="url(#rim)" stroke="${darken(leather, 0.75)}" stroke-width="4"/>`
  })
  return `${defs(
    tannery,
    metal('brass'),
    blur('wide', 12),
    linear('rim', [
      [0, lighten(edge, 0.4)],
      [0.4, edge],
      [1, darken(edge, 0.4)],
    ]),
    linear('inside', [
      [0, darken(leather, 0.78)],
      [0.45, darken(leather, 0.5)],
      [0.8, mix(leather, '#c39a6e', 0.35)],
      [1, darken(leather, 0.45)],
    ]),
    linear('round', [
      [0, '#000', 0.6],
      [0.14, '#000', 0.12],
      [0.26, '#fff', 0.34],
      [0.4, '#fff', 0.04],
      [0.62, '#000', 0.1],
      [0.9, '#000', 0.55],
      [1, '#000', 0.42],
    ]),
    clip('wallclip', wall),
  )}${turns}<ellipse cx="612" cy="548" rx="262" ry="62" fill="url(#inside)"/><path d="M350 548A262 62 0 0 1 874 548A262 46 0 0 0 350 548z" fill="#000" fill-opacity="0.3" filter="url(#soft)"/>${hide('w', leather, wall)}${stitches('M274 562A328 105 0 0 0 926 562', thread, 4)}${stitches('M274 692A328 105 0 0 0 926 692', thread, 4)}<g clip-path="url(#wallclip)"><path d="${tail}" fill="#000" fill-opacity="0.6" filter="url(#wide)" transform="translate(6 8)"/></g>${hide('t', leather, tail)}${stitches('M470 654A330 105 0 0 0 792 645Q832 655 846 674Q842 708 800 758A330 105 0 0 1 470 786', thread, 4)}${times(4, (i) => `<ellipse cx="${650 + i * 46}" cy="${725 - i * 5 - i * i * 2}" rx="7" ry="9" fill="#140c08"/><path d="M${643 + i * 46} ${729 - i * 5 - i * i * 2}q7 12 14 0" stroke="#fff" stroke-opacity="0.35" stroke-width="2" fill="none"/>`)}<path d="${wall}" fill="url(#round)"/>${place('translate(470 727) rotate(4)', buckle(176, 232))}<g>${hide('l', darken(leather, 0.12), 'M576 628q24 4 46 4v186q-24 0-46-4z')}</g>`
}

export const belt = (leather: string) => () =>
  scene(
    'accessories',
    place('translate(-102 -72) scale(1.17)', floorShadow(610, 800, 440, 70) + rolledBelt(leather)),
  )

export const beltDetail = (leather: string) => () => {
  const thread = mix(lighten(leather, 0.4), '#d8a868', 0.35)
  const upper = 'M-200 410H520Q560 410 560 450V560Q560 600 520 600H-200z'
  const lower = 'M1500 690H430Q330 700 270 785Q330 870 430 880H1500z'
  const lay = (id: string, d: string) =>
    `<path d="${d}" fill="#1c120c" fill-opacity="0.5" filter="url(#wide)" transform="translate(10 20)"/><path d="${d}" fill="${darken(leather, 0.6)}" transform="translate(2 7)"/>${hide(id, leather, d)}`
  const hole = (x: number) =>
    `<ellipse cx="${x}" cy="785" rx="15" ry="13" fill="#120a06"/><path d="M${x - 14} 790a15 13 0 0 0 28 0" fill="none" stroke="${lighten(leather, 0.45)}" stroke-opacity="0.8" stroke-width="3"/>`
  return scene(
    'accessories',
    `<g transform="rotate(-14 600 600)">${lay('u', upper)}${stitches('M-200 434H508M-200 576H508', thread, 6, '22 12')}${place('translate(610 505)', buckle(300, 292))}${lay('k', 'M300 392h74v226h-74z')}${stitches('M312 396v218M362 396v218', thread, 4, '13 9')}${lay('d', lower)}${stitches('M1500 714H440Q360 722 304 785Q360 848 440 856H1500', thread, 6, '22 12')}${[480, 600, 720, 840, 960].map(hole).join('')}</g>`,
    [tannery, metal('brass'), blur('wide', 16)],
  )
}

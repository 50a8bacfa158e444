import { darken, floorShadow, lighten, linear, scene } from '../kit.ts'
import { blur, clip, defs, place, stitches, surface, times } from './craft.ts'

const jute = '#dcbd8a'

/** Woven jute: warp and weft one over the other. */
const weave = (id: string, size: number, cloth: string) => {
  const h = size / 2
  const over = lighten(cloth, 0.16)
  const under = darken(cloth, 0.16)
  const gap = darken(cloth, 0.34)
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" fill="${gap}"/><rect x="0" y="${h * 0.08}" width="${h}" height="${h * 0.82}" rx="${h * 0.35}" fill="${over}"/><rect x="${h}" y="${h * 1.08}" width="${h}" height="${h * 0.82}" rx="${h * 0.35}" fill="${over}"/><rect x="${h * 1.1}" y="0" width="${h * 0.8}" height="${h}" rx="${h * 0.35}" fill="${under}"/><rect x="${h * 0.1}" y="${h}" width="${h * 0.8}" height="${h}" rx="${h * 0.35}" fill="${under}"/></pattern>`
}

/** A block print: a lotus wheel with leaves round it, as a wooden block leaves it. */
const print = (ink: string) =>
  `${defs('<path id="petal" d="M0-58C-20-84-18-112 0-136C18-112 20-84 0-58z"/>', '<path id="bud" d="M0-122C-9-136-8-150 0-164C8-150 9-136 0-122z"/>')}<g fill="${ink}" fill-opacity="0.88">${times(12, (i) => `<use href="#petal" transform="rotate(${i * 30})"/><use href="#bud" transform="rotate(${i * 30 + 15})"/>`)}<circle r="20"/></g><g fill="none" stroke="${ink}" stroke-opacity="0.88"><circle r="38" stroke-width="9"/><circle r="54" stroke-width="3"/><circle r="198" stroke-width="5"/><circle r="177" stroke-width="12" stroke-linecap="round" stroke-dasharray="0 46.34" transform="rotate(-90)"/></g><circle r="96" fill="none" stroke="${jute}" stroke-width="40" stroke-dasharray="4 46.265" transform="rotate(-91.2)"/>`

const handle = (ink: string, lift: number, shade: number) => {
  const d = `M432 470C428 ${lift + 90} 500 ${lift} 600 ${lift}C700 ${lift} 772 ${lift + 90} 768 470`
  const tone = darken(ink, shade)
  return `<path d="${d}" fill="none" stroke="${darken(tone, 0.5)}" stroke-width="40"/><path d="${d}" fill="none" stroke="${tone}" stroke-width="35"/><path d="${d}" fill="none" stroke="url(#sheen)" stroke-width="35"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity="0.1" stroke-width="33" stroke-dasharray="3 5"/><path d="${d}" fill="none" stroke="${lighten(tone, 0.5)}" stroke-opacity="0.8" stroke-width="2.5" stroke-dasharray="9 7" transform="translate(0 3)"/>`
}

/** The bag standing upright. */
export function bag(ink: string): string {
  const body =
    'M300 436Q600 462 900 436C890 600 882 780 868 930Q862 962 832 964H368Q338 962 332 930C318 780 310 600 300 436z'
  const band = 'M323 826Q600 846 877 826L868 930Q862 962 832 964H368Q338 962 332 930z'
  const seat = (x: number) =>
    `<path d="M${x - 22} 456h44v96h-44z" fill="${ink}"/><path d="M${x - 22} 456h44v96h-44z" fill="url(#sheen)"/>${stitches(`M${x - 16} 464h32v80h-32zl32 80m0-80l-32 80`, lighten(ink, 0.55), 2.4, '7 5')}`
  return `${defs(
    weave('weave', 15, jute),
    surface('slub', '0.02 0.16', 1.2, 3),
    blur('fold', 24),
    blur('near', 7),
    linear('sheen', [
      [0, '#fff', 0.26],
      [0.5, '#fff', 0],
      [1, '#000', 0.34],
    ]),
    linear('turn', [
      [0, '#2b1a08', 0.38],
      [0.1, '#2b1a08', 0.06],
      [0.28, '#fff', 0.2],
      [0.55, '#fff', 0],
      [0.86, '#2b1a08', 0.22],
      [1, '#2b1a08', 0.42],
    ]),
    clip('body', body),
  )}${handle(ink, 196, 0.3)}<path d="M300 436Q600 400 900 436Q600 462 300 436z" fill="${darken(jute, 0.66)}"/><path d="M300 436Q600 406 900 436" stroke="${darken(jute, 0.3)}" stroke-width="7" fill="none"/><path d="${body}" fill="url(#weave)" filter="url(#slub)"/><g clip-path="url(#body)">${place('translate(600 660) scale(0.76)', print(ink))}<path d="${band}" fill="${ink}"/><path d="${band}" fill="url(#weave)" fill-opacity="0.16"/><path d="M320 814Q600 834 880 814" stroke="${ink}" stroke-width="5" fill="none"/><g fill="${lighten(jute, 0.35)}">${times(13, (i) => `<path transform="translate(${360 + i * 40} ${890 + (i - 6) ** 2 * -0.3})" d="M0-24L14 0L0 24L-14 0zM20-6l6 6l-6 6l-6-6z"/>`)}</g><g filter="url(#fold)"><path d="M360 480Q420 700 380 980L330 960Z" fill="#2b1a08" fill-opacity="0.3"/><path d="M700 470Q780 700 740 990L820 990Q820 700 790 470z" fill="#2b1a08" fill-opacity="0.3"/><path d="M470 500Q520 640 480 800L440 780Q470 640 440 500z" fill="#fff" fill-opacity="0.36"/><path d="M300 960Q600 900 900 960V1000H300z" fill="#2b1a08" fill-opacity="0.55"/></g></g><path d="${body}" fill="url(#turn)"/><path d="M301 440Q600 466 899 440L898 470Q600 496 302 470z" fill="#fff" fill-opacity="0.14"/>${stitches('M304 472Q600 498 896 472', '#f1dfba', 3, '10 8')}<g filter="url(#near)"><path d="M420 470h50v96h-50zM756 470h50v96h-50z" fill="#2b1a08" fill-opacity="0.5"/></g>${handle(ink, 250, 0)}${seat(432)}${seat(768)}`
}

export const tote = (ink: string) => () =>
  scene('accessories', floorShadow(610, 962, 380, 52) + bag(ink))

/** Close to the weave, the print and a sewn handle. */
export const toteDetail = (ink: string) => () =>
  scene(
    'accessories',
    `<g clip-path="url(#ring)"><rect x="100" y="85" width="1000" height="1000" fill="url(#coarse)" filter="url(#slub)"/><g opacity="0.92">${place('translate(420 850) scale(2.2)', print(ink))}</g><rect x="100" y="85" width="1000" height="1000" fill="url(#coarse)" fill-opacity="0.14"/><g transform="rotate(8 800 300)"><path d="M700 40h190v520H700z" fill="#2b1a08" fill-opacity="0.55" filter="url(#near)" transform="translate(14 16)"/><path d="M700 40h190v520H700z" fill="${ink}"/><path d="M700 40h190v520H700z" fill="url(#ribs)"/><path d="M700 40h190v520H700z" fill="url(#sheen)"/>${stitches('M722 0V536H868V0M722 340H868M722 340L868 536M868 340L722 536', lighten(ink, 0.6), 7, '22 12')}</g><rect x="100" y="85" width="1000" height="1000" fill="url(#lamp)"/></g><circle cx="600" cy="585" r="497" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="6"/>`,
    [
      weave('coarse', 44, jute),
      surface('slub', '0.03 0.2', 1.6, 3),
      blur('near', 12),
      '<clipPath id="ring"><circle cx="600" cy="585" r="500"/></clipPath>',
      `<pattern id="ribs" width="12" height="9" patternUnits="userSpaceOnUse"><path d="M0 2h12" stroke="#fff" stroke-opacity="0.2" stroke-width="3"/><path d="M0 7h12" stroke="#000" stroke-opacity="0.25" stroke-width="3"/></pattern>`,
      linear('sheen', [
        [0, '#fff', 0.2],
        [0.5, '#fff', 0],
        [1, '#000', 0.3],
      ]),
      linear(
        'lamp',
        [
          [0, '#fff', 0.22],
          [0.45, '#fff', 0],
          [1, '#1a0e02', 0.45],
        ],
        [0, 0, 1, 1],
      ),
    ],
  )

import { darken, floorShadow, lighten, linear, mix, radial, scene } from '../kit.ts'
import { blur, box, clip, defs, place, stitches, surface, times } from './craft.ts'

const shared = (cloth: string) =>
  defs(
    `<pattern id="twill" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M-2 11L11-2M-2 2L2-2M7 11L11 7" stroke="#000" stroke-opacity="0.16" stroke-width="2.6"/><path d="M-2 15L15-2M-2 6L6-2" stroke="#fff" stroke-opacity="0.09" stroke-width="2"/></pattern>`,
    surface('wash', '0.03', 0.7, 3),
    blur('near', 8),
    blur('far', 30),
    radial(
      'dome',
      [
        [0, lighten(cloth, 0.3)],
        [0.4, cloth],
        [1, darken(cloth, 0.5)],
      ],
      [0.32, 0.26, 0.85],
    ),
    linear(
      'peak',
      [
        [0, darken(cloth, 0.4)],
        [0.3, cloth],
        [0.62, lighten(cloth, 0.2)],
        [1, darken(cloth, 0.2)],
      ],
      [0.6, 0, 0.3, 1],
    ),
  )

const seam = (d: string, cloth: string) =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.42" stroke-width="5"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity="0.2" stroke-width="2.5" transform="translate(4 2)"/><path d="${d}" fill="none" stroke="${lighten(cloth, 0.35)}" stroke-opacity="0.75" stroke-width="2.4" stroke-dasharray="8 6" transform="translate(-13 0)"/><path d="${d}" fill="none" stroke="${lighten(cloth, 0.35)}" stroke-opacity="0.75" stroke-width="2.4" stroke-dasharray="8 6" transform="translate(14 0)"/>`

const eyelet = (x: number, y: number, cloth: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="13" ry="15" fill="none" stroke="${darken(cloth, 0.3)}" stroke-width="8"/><ellipse cx="${x}" cy="${y}" rx="13" ry="15" fill="none" stroke="${lighten(cloth, 0.3)}" stroke-opacity="0.6" stroke-width="7" stroke-dasharray="3 3"/><ellipse cx="${x}" cy="${y}" rx="7" ry="9" fill="#0d0f10"/>`

/** An embroidered lotus on the front panels: satin stitch in thread. */
const emblem = (thread: string) => {
  const petal = (turn: number, tone: string) =>
    `<g transform="rotate(${turn})"><path d="M0 34C-24 0-18-40 0-64C18-40 24 0 0 34z" fill="${tone}"/><path d="${times(11, (i) => `M${-14 + Math.abs(i - 5)} ${26 - i * 8}L${14 - Math.abs(i - 5)} ${20 - i * 8}`)}" stroke="#000" stroke-opacity="0.14" stroke-width="2"/></g>`
  return `${petal(-76, darken(thread, 0.22))}${petal(76, darken(thread, 0.22))}${petal(-40, darken(thread, 0.1))}${petal(40, darken(thread, 0.1))}${petal(0, thread)}`
}

/** The cap turned a little to the left. */
function capFront(cloth: string, thread: string): string {
  const crown = 'M352 668C330 470 430 306 626 296C826 296 934 460 930 690C880 742 470 742 352 668z'
  const brim =
    'M350 640C400 690 560 716 700 706Q716 716 706 740C640 812 470 846 330 880C250 898 196 884 190 850C184 790 260 690 350 640z'
  return `${shared(cloth)}${defs(clip('crown', crown), clip('brim', brim))}<path d="M926 640Q950 700 912 730Q700 780 640 730z" fill="${darken(cloth, 0.7)}"/><path d="${crown}" fill="url(#dome)" filter="url(#wash)"/><g clip-path="url(#crown)"><path d="${crown}" fill="url(#twill)"/><path d="M420 560Q440 380 580 330Q480 430 480 620z" fill="#fff" fill-opacity="0.3" filter="url(#far)"/><path d="M330 640C420 700 800 740 940 660V780H330z" fill="#000" fill-opacity="0.45" filter="url(#far)"/>${seam('M622 298C520 380 470 520 486 716', cloth)}${seam('M630 298C760 380 800 540 790 724', cloth)}${seam('M626 298C640 296 900 380 926 560', cloth)}</g>${eyelet(560, 404, cloth)}${eyelet(742, 412, cloth)}<ellipse cx="626" cy="300" rx="34" ry="17" fill="#000" fill-opacity="0.4" transform="translate(4 7)"/><ellipse cx="626" cy="297" rx="33" ry="17" fill="${cloth}"/><ellipse cx="618" cy="292" rx="18" ry="7" fill="#fff" fill-opacity="0.35"/><g transform="translate(424 560) rotate(-8) skewY(6) scale(0.66 0.94)"><g transform="translate(4 6)" opacity="0.4">${emblem('#101010')}</g>${emblem(thread)}</g><path d="M190 856C200 900 270 910 336 894C480 860 650 824 708 750L706 736C640 806 470 838 330 872z" fill="${darken(cloth, 0.45)}"/><path d="${brim}" fill="url(#peak)" filter="url(#wash)"/><g clip-path="url(#brim)"><path d="${brim}" fill="url(#twill)"/><path d="M340 630C400 690 560 716 720 700V740C560 756 400 730 330 660z" fill="#000" fill-opacity="0.65" filter="url(#near)"/><path d="M230 840C260 780 330 740 420 770C340 800 300 850 260 860z" fill="#fff" fill-opacity="0.26" filter="url(#near)"/>${times(5, (i) => `<path d="M${336 - i * 26} ${668 + i * 30}C${420 - i * 24} ${730 + i * 22} ${560 - i * 20} ${742 + i * 18} ${704 - i * 18} ${724 + i * 18}" fill="none" stroke="${lighten(cloth, 0.35)}" stroke-opacity="0.7" stroke-width="2.4" stroke-dasharray="9 6"/>`)}</g><path d="M196 846C200 794 262 706 350 646" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="4"/>`
}

export const cap = (cloth: string, thread: string) => () =>
  scene(
    'accessories',
    `${floorShadow(790, 742, 240, 30)}${floorShadow(480, 880, 390, 46)}${place('translate(28 -10)', capFront(cloth, thread))}`,
  )

/** From behind: the opening with its strap and buckle. */
export const capBack = (cloth: string) => () => {
  const crown =
    'M266 720C250 470 390 300 600 300C810 300 950 470 934 720Q890 762 600 768Q310 762 266 720z'
  const gap = 'M452 768C446 640 510 588 600 588C690 588 754 640 748 768z'
  const strap = 'M380 716Q600 752 820 716L824 782Q600 816 376 782z'
  const band = mix(cloth, '#1c1c1c', 0.3)
  return scene(
    'accessories',
    `${floorShadow(600, 800, 440, 56)}<path d="M262 700Q280 866 600 872Q920 866 938 700z" fill="${darken(cloth, 0.3)}"/><path d="M330 822Q600 876 870 822" stroke="#fff" stroke-opacity="0.2" stroke-width="3" fill="none"/>${shared(cloth)}${defs(clip('crown', crown), clip('gap', gap))}<path d="${crown}" fill="url(#dome)" filter="url(#wash)"/><g clip-path="url(#crown)"><path d="${crown}" fill="url(#twill)"/><path d="M340 600Q360 400 530 340Q430 460 420 660z" fill="#fff" fill-opacity="0.28" filter="url(#far)"/>${seam('M600 300V590', cloth)}${seam('M596 300C430 380 350 560 356 760', cloth)}${seam('M604 300C770 380 850 560 844 760', cloth)}<path d="M440 768C434 632 500 576 600 576C700 576 766 632 760 768" fill="none" stroke="${lighten(cloth, 0.35)}" stroke-opacity="0.8" stroke-width="2.6" stroke-dasharray="8 6" transform="translate(0 -14)"/></g><path d="${gap}" fill="${darken(cloth, 0.78)}"/><g clip-path="url(#gap)"><path d="M440 640Q600 560 760 640V700Q600 640 440 700z" fill="${darken(cloth, 0.5)}"/><path d="M440 700Q600 650 760 700" stroke="#fff" stroke-opacity="0.2" stroke-width="3" fill="none"/><path d="${gap}" fill="none" stroke="#000" stroke-width="40" stroke-opacity="0.6" filter="url(#near)"/></g><path d="${gap}" fill="none" stroke="${darken(cloth, 0.3)}" stroke-width="13"/>${eyelet(462, 440, cloth)}${eyelet(738, 440, cloth)}<ellipse cx="600" cy="303" rx="36" ry="17" fill="${cloth}"/><ellipse cx="590" cy="298" rx="18" ry="6" fill="#fff" fill-opacity="0.35"/><path d="${strap}" fill="#000" fill-opacity="0.5" filter="url(#near)" transform="translate(4 10)"/><path d="${strap}" fill="${band}" filter="url(#wash)"/><path d="${strap}" fill="url(#twill)"/>${stitches('M384 728Q600 762 816 728M382 772Q600 804 818 772', lighten(cloth, 0.4), 2.6, '9 6')}<g transform="translate(640 764) rotate(-2)"><path d="${box([-50, -48, 100, 96], 12)}${box([-34, -32, 68, 64], 6)}" fill="url(#brass)" fill-rule="evenodd"/><path d="M-5-46h10v92h-10z" fill="url(#brass)"/><path d="M-46-44H44" stroke="#fff" stroke-opacity="0.9" stroke-width="2.5"/></g>`,
    [
      linear(
        'brass',
        [
          [0, '#f8e7ba'],
          [0.5, '#c49a4a'],
          [1, '#74531e'],
        ],
        [0, 0, 1, 1],
      ),
    ],
  )
}

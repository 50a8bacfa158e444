import { darken, floorShadow, lighten, linear, mix, scene } from '../kit.ts'
import { blur, box, clip, defs, stitches, surface, times } from './craft.ts'
import { hide, tannery } from './leather.ts'

const tan = '#a5683a'

const zip = (d: string) =>
  `<path d="${d}" fill="none" stroke="#14181a" stroke-width="17"/><path d="${d}" fill="none" stroke="#c9b283" stroke-width="8" stroke-dasharray="5 3"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity="0.16" stroke-width="2" transform="translate(-3 -8)"/>`

const puller = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-11" y="-10" width="22" height="26" rx="6" fill="url(#brass)"/><path d="M-7 14h14l5 58q0 8-12 8t-12-8z" fill="#000" fill-opacity="0.4" transform="translate(4 5)"/><path d="M-7 14h14l5 58q0 8-12 8t-12-8z" fill="${tan}"/><path d="M-4 20L-8 70" stroke="#fff" stroke-opacity="0.4" stroke-width="2.5"/><circle cy="20" r="5" fill="url(#brass)"/></g>`

/** A padded piece of canvas: light on the upper left, dark towards the lower right, a piped edge. */
function pad(id: string, cloth: string, d: string): string {
  return `${defs(clip(`${id}c`, d))}<path d="${d}" fill="${cloth}" filter="url(#canvas)"/><g clip-path="url(#${id}c)"><path d="${d}" fill="url(#volume)"/><path d="${d}" fill="none" stroke="#000" stroke-opacity="0.6" stroke-width="26" filter="url(#near)"/><path d="${d}" fill="none" stroke="${lighten(cloth, 0.4)}" stroke-opacity="0.5" stroke-width="5" transform="translate(3 4)"/></g><path d="${d}" fill="none" stroke="${darken(cloth, 0.55)}" stroke-width="4"/>`
}

const shared = (cloth: string) =>
  defs(
    tannery,
    surface('canvas', '0.35', 0.7, 2),
    blur('near', 9),
    blur('far', 26),
    linear(
      'brass',
      [
        [0, '#f8e7ba'],
        [0.5, '#c49a4a'],
        [1, '#74531e'],
      ],
      [0, 0, 1, 1],
    ),
    linear(
      'volume',
      [
        [0, '#fff', 0.2],
        [0.3, '#fff', 0.1],
        [0.55, '#000', 0],
        [1, '#000', 0.42],
      ],
      [0, 0, 1, 0.55],
    ),
    linear('strap', [
      [0, lighten(cloth, 0.15)],
      [0.5, darken(cloth, 0.1)],
      [1, darken(cloth, 0.5)],
    ]),
  )

const leatherStrap = (id: string, x: number) =>
  `<path d="M${x - 24} 556h56v214h-56z" fill="#000" fill-opacity="0.45" filter="url(#near)" transform="translate(6 6)"/>${hide(id, tan, `M${x - 27} 540h54v186q0 34-27 40q-27-6-27-40z`)}${stitches(`M${x - 19} 548v180M${x + 19} 548v180`, '#e6c08e', 2.6, '8 6')}<path d="${box([x - 38, 640, 76, 60], 10)}${box([x - 25, 654, 50, 32], 5)}" fill="url(#brass)" fill-rule="evenodd"/><path d="M${x - 35} 644h68" stroke="#fff" stroke-opacity="0.8" stroke-width="2"/><path d="M${x - 3} 642h6v46h-6z" fill="#8f6b2c"/>${hide(`${id}l`, darken(tan, 0.15), `M${x - 32} 596h64v24h-64z`)}`

/** The front: a body with a zip round the top, a leather-strapped pocket, two side pockets. */
function pack(cloth: string): string {
  const body =
    'M356 470C352 300 450 226 600 226C750 226 848 300 844 470L866 880Q868 950 800 956Q600 972 400 956Q332 950 334 880z'
  const pocket = 'M396 590Q600 566 804 590L822 872Q820 916 778 920Q600 934 422 920Q380 916 378 872z'
  const flap = 'M382 548Q600 520 818 548L826 628Q800 690 600 696Q400 690 374 628z'
  const left = 'M352 640Q300 640 290 690L286 880Q290 930 350 936z'
  const right = 'M848 640Q900 640 910 690L914 880Q910 930 850 936z'
  return `${shared(cloth)}<path d="M512 250C510 150 540 126 600 126C660 126 690 150 688 250" fill="none" stroke="${darken(cloth, 0.6)}" stroke-width="36"/><path d="M512 250C510 150 540 126 600 126C660 126 690 150 688 250" fill="none" stroke="${darken(tan, 0.1)}" stroke-width="28"/><path d="M506 240C504 148 536 118 600 118" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="5"/>${pad('sl', darken(cloth, 0.12), left)}${pad('sr', darken(cloth, 0.3), right)}<path d="M288 684Q310 668 352 670M912 684Q890 668 848 670" stroke="${tan}" stroke-width="12" fill="none"/>${pad('b', cloth, body)}<g clip-path="url(#bc)"><path d="M400 420Q440 290 560 262Q460 330 450 500z" fill="#fff" fill-opacity="0.3" filter="url(#far)"/><path d="M380 560Q600 520 820 560V640H380z" fill="#000" fill-opacity="0.5" filter="url(#near)"/></g>${zip('M398 520C386 370 450 296 600 296C750 296 814 370 802 520')}${puller(799, 470, 4)}${pad('p', lighten(cloth, 0.04), pocket)}<path d="M376 640Q400 716 600 722Q800 716 824 640L830 660Q800 745 600 750Q400 745 372 660z" fill="#000" fill-opacity="0.5" filter="url(#near)"/>${pad('f', lighten(cloth, 0.07), flap)}${stitches('M398 562Q600 538 802 562M394 630Q420 674 600 680Q780 674 806 630', lighten(cloth, 0.45), 2.8, '9 7')}${leatherStrap('m', 486)}${leatherStrap('n', 714)}<g transform="translate(600 420)">${hide('q', tan, box([-62, -42, 124, 84], 12))}${stitches(box([-54, -34, 108, 68], 8), '#e6c08e', 2.4, '7 5')}<g fill="none" stroke="#4a2812" stroke-width="4" stroke-linejoin="round"><path d="M0 20C-10 4-6-12 0-22C6-12 10 4 0 20zM0 20C-18 12-22-3-19-13C-7-7-1 4 0 20zM0 20C18 12 22-3 19-13C7-7 1 4 0 20z"/></g></g>`
}

export const backpack = (cloth: string) => () =>
  scene('accessories', floorShadow(610, 958, 430, 56) + pack(cloth))

/** The back: padded panel and shoulder straps. */
export const backpackBack = (cloth: string) => () => {
  const body =
    'M356 470C352 300 450 226 600 226C750 226 848 300 844 470L866 880Q868 950 800 956Q600 972 400 956Q332 950 334 880z'
  const strap = (flip: boolean) => {
    const d =
      'M520 300C440 300 404 380 396 500C392 600 388 680 380 760L456 772C470 690 476 600 480 520C486 420 510 380 566 366z'
    const markup = `<path d="${d}" fill="#000" fill-opacity="0.55" filter="url(#near)" transform="translate(${flip ? -12 : 12} 12)"/>${pad(flip ? 'r' : 'l', mix(cloth, '#2a2f31', 0.25), d)}<path d="M404 560L476 566M398 620L472 628" stroke="${darken(cloth, 0.6)}" stroke-width="15"/><path d="M404 556L476 562" stroke="#fff" stroke-opacity="0.25" stroke-width="2"/><path d="M396 764L440 770L420 880L396 876z" fill="${darken(cloth, 0.45)}"/><path d="${box([380, 756, 78, 38], 8)}" fill="#1d2224"/><path d="M386 762h66M386 774h66" stroke="#fff" stroke-opacity="0.3" stroke-width="3"/><path d="M398 800L380 930L410 934L424 806z" fill="${darken(cloth, 0.35)}"/>`
    return flip ? `<g transform="translate(1200 0) scale(-1 1)">${markup}</g>` : markup
  }
  const panel =
    'M420 500Q420 420 500 410H700Q780 420 780 500V820Q780 890 700 896H500Q420 890 420 820z'
  return scene(
    'accessories',
    `${floorShadow(610, 958, 400, 56)}${shared(cloth)}<path d="M512 250C510 150 540 126 600 126C660 126 690 150 688 250" fill="none" stroke="${darken(tan, 0.1)}" stroke-width="30"/><path d="M506 240C504 148 536 118 600 118" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="5"/>${pad('b', cloth, body)}${pad('p', mix(cloth, '#23282a', 0.5), panel)}<path d="${panel}" fill="url(#mesh)"/>${times(2, (i) => `<path d="M432 ${560 + i * 160}Q600 ${576 + i * 160} 768 ${560 + i * 160}" stroke="#000" stroke-opacity="0.6" stroke-width="16" fill="none" filter="url(#near)"/><path d="M432 ${570 + i * 160}Q600 ${586 + i * 160} 768 ${570 + i * 160}" stroke="#fff" stroke-opacity="0.25" stroke-width="4" fill="none"/>`)}<path d="M600 430V880" stroke="#000" stroke-opacity="0.5" stroke-width="18" filter="url(#near)"/>${hide('y', tan, 'M486 268Q600 250 714 268V332Q600 350 486 332z')}${stitches('M494 280Q600 264 706 280M494 322Q600 338 706 322', '#e6c08e', 2.6, '8 6')}${strap(false)}${strap(true)}`,
    [
      `<pattern id="mesh" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="2.6" fill="#000" fill-opacity="0.5"/><circle cx="11" cy="11" r="2.6" fill="#000" fill-opacity="0.5"/></pattern>`,
    ],
  )
}

import { darken, lighten, linear, mix, scene } from '../kit.ts'
import { blur, clip, defs, place, round, surface, times } from '../accessories/craft.ts'

/** The rolled end of a mat: turns of a spiral. */
const spiral = (turns: number, outer: number) => {
  const points = Array.from({ length: turns * 24 + 1 }, (_, i) => {
    const angle = (i / 24) * Math.PI * 2
    const radius = outer - (i / (turns * 24)) * (outer - 16)
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`
  })
  return `M${points.join('L')}`
}

const shared = (color: string) =>
  defs(
    surface('foam', '0.16', 0.8, 2),
    blur('near', 9),
    linear(
      'roll',
      [
        [0, lighten(color, 0.12)],
        [0.2, lighten(color, 0.34)],
        [0.45, color],
        [0.85, darken(color, 0.42)],
        [1, darken(color, 0.26)],
      ],
      [0, 0, 0, 1],
    ),
    linear(
      'strap',
      [
        [0, '#e9dfc8'],
        [0.2, '#fffaf0'],
        [0.5, '#d9ccae'],
        [1, '#7d7258'],
      ],
      [0, 0, 0, 1],
    ),
  )

/** Rolled up and lying, one end towards us. The origin is the middle of that end. */
function rolledMat(color: string): string {
  const back = mix(color, '#f2ece0', 0.45)
  const body = 'M0-150C200-176 420-196 640-204Q700-200 712-60Q716 70 668 86C460 110 240 134 0 150z'
  const band = (x: number) =>
    `<path d="M${x}-${168 + x * 0.054}Q${x + 78}-20 ${x + 8} ${round(144 - x * 0.084)}L${x + 44} ${round(141 - x * 0.084)}Q${x + 116}-24 ${x + 38}-${round(170 + x * 0.054)}z" fill="#000" fill-opacity="0.35" transform="translate(7 5)" filter="url(#near)"/><path d="M${x}-${168 + x * 0.054}Q${x + 78}-20 ${x + 8} ${round(144 - x * 0.084)}L${x + 44} ${round(141 - x * 0.084)}Q${x + 116}-24 ${x + 38}-${round(170 + x * 0.054)}z" fill="url(#strap)"/>`
  return `${shared(color)}${defs(clip('endclip', 'M-92 0a92 150 0 1 0 184 0a92 150 0 1 0-184 0z'))}<path d="${body}" fill="url(#roll)" filter="url(#foam)"/><path d="M90 120C300 112 480 96 690 62" stroke="${darken(color, 0.6)}" stroke-width="5" fill="none"/><path d="M92 127C300 119 480 103 688 70" stroke="${lighten(color, 0.3)}" stroke-opacity="0.7" stroke-width="3" fill="none"/>${band(190)}${band(500)}<path d="M240-186C300-330 500-350 560-216" fill="none" stroke="#7d7258" stroke-width="26"/><path d="M240-186C300-330 500-350 560-216" fill="none" stroke="#efe6d0" stroke-width="20"/><path d="M238-190C298-336 500-356 560-222" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="4"/><g transform="scale(0.613 1)"><circle r="150" fill="${back}"/><circle r="150" fill="url(#endshade)"/><path d="${spiral(6, 146)}" fill="none" stroke="${darken(color, 0.35)}" stroke-width="12"/><path d="${spiral(6, 143)}" fill="none" stroke="${lighten(back, 0.35)}" stroke-width="5" stroke-opacity="0.9"/><circle r="17" fill="${darken(color, 0.7)}"/><circle r="150" fill="none" stroke="${darken(color, 0.25)}" stroke-width="8"/></g><g clip-path="url(#endclip)"><path d="M-30 60L100-120V160H-60z" fill="#000" fill-opacity="0.28" filter="url(#near)"/></g>`
}

const endShade = linear(
  'endshade',
  [
    [0, '#fff', 0.5],
    [0.5, '#fff', 0],
    [1, '#000', 0.35],
  ],
  [0, 0, 1, 1],
)

export const yogaMat = (color: string) => () =>
  scene(
    'health',
    `<g transform="translate(0 20)"><path d="M200 800L980 690Q1080 760 900 800L420 900Q200 900 180 820z" fill="#14241c" fill-opacity="0.4" filter="url(#cast)"/>${place('translate(270 690) scale(1.08)', rolledMat(color))}</g>`,
    [blur('cast', 20), endShade],
  )

/** Half unrolled on the floor, to show the ribbed surface and the lines for hands and feet. */
export const yogaMatOpen = (color: string) => () => {
  const sheet = 'M372 420L832 420L1010 930Q1012 944 998 946H202Q188 944 192 930z'
  const lines = times(26, (i) => {
    const t = (i + 1) / 27
    const y = round(420 + 526 * t ** 1.35)
    const spread = (y - 420) / 526
    return `M${round(372 - 180 * spread)} ${y}H${round(832 + 178 * spread)}`
  })
  return scene(
    'health',
    `<path d="M192 940H1014L1000 972H210z" fill="#14241c" fill-opacity="0.5" filter="url(#near)"/>${shared(color)}<path d="M190 930Q186 956 206 958H996Q1014 956 1010 930z" fill="${darken(color, 0.5)}"/><path d="${sheet}" fill="${color}" filter="url(#foam)"/><g clip-path="url(#sheet)"><path d="${lines}" stroke="#000" stroke-opacity="0.12" stroke-width="5"/><path d="${lines}" stroke="#fff" stroke-opacity="0.13" stroke-width="3" transform="translate(0 4)"/><path d="${sheet}" fill="url(#lamp)"/><g fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="6"><path d="M602 430V946"/><path d="M318 600H886M262 760H944"/><ellipse cx="602" cy="680" rx="120" ry="62"/><ellipse cx="602" cy="680" rx="78" ry="40"/><path d="M602 640C570 660 570 700 602 722C634 700 634 660 602 640zM560 666C548 690 566 712 602 722M644 666C656 690 638 712 602 722"/></g><path d="M330 400H880V470H330z" fill="#000" fill-opacity="0.55" filter="url(#near)"/></g><path d="M206 946H996" stroke="#fff" stroke-opacity="0.4" stroke-width="3"/><g><path d="M352 330H846Q876 336 876 380Q876 430 846 436H352Q322 430 322 380Q322 336 352 330z" fill="url(#roll)" filter="url(#foam)"/><path d="M356 428H842" stroke="#000" stroke-opacity="0.5" stroke-width="4"/><g transform="translate(850 383) scale(0.26 0.36)"><circle r="150" fill="${mix(color, '#f2ece0', 0.45)}"/><path d="${spiral(4, 146)}" fill="none" stroke="${darken(color, 0.35)}" stroke-width="16"/></g></g>`,
    [
      clip('sheet', sheet),
      linear(
        'lamp',
        [
          [0, '#fff', 0.3],
          [0.5, '#fff', 0],
          [1, '#000', 0.28],
        ],
        [0, 0, 1, 1],
      ),
    ],
  )
}

import { darken, lighten, linear, radial } from '../kit.ts'
import { type Part, blur, draw, grain, place, repeat, show } from '../garden/craft.ts'

const jute = '#c9a469'
const indigo = '#3d5273'

/** Two half-braids of one round, their stitches set against each other. */
function braid(radius: number, color: string): string {
  const half = (at: number, shift: number, tone: string) =>
    `<circle r="${at}" stroke="${tone}" stroke-width="13" stroke-linecap="round" stroke-dasharray="9 15" stroke-dashoffset="${shift}"/>`
  return `<circle r="${radius}" stroke="${darken(color, 0.5)}" stroke-width="29"/>${half(radius - 7, 0, color)}${half(radius + 7, 12, lighten(color, 0.12))}<circle r="${radius + 10}" stroke="${lighten(color, 0.55)}" stroke-width="3" stroke-linecap="round" stroke-dasharray="7 17" stroke-dashoffset="12" opacity=".7"/><circle r="${radius - 5}" stroke="${lighten(color, 0.55)}" stroke-width="3" stroke-linecap="round" stroke-dasharray="7 17" opacity=".5"/>`
}

/** The round rug from above, its edge at 444. */
function rug(): Part {
  const rings = repeat(15, (ring) =>
    braid(14 + ring * 29.5, [6, 7, 12].includes(ring) ? indigo : jute),
  )
  const light = radial(
    'light',
    [
      [0, '#fff', 0.22],
      [0.5, '#fff', 0],
      [1, '#20160a', 0.26],
    ],
    [0.34, 0.28, 0.85],
  )
  return draw(
    `<g fill="none">${rings}</g><circle r="443" filter="url(#fibre)"/><circle r="443" fill="${light.url}"/>`,
    light,
    grain('fibre', '#5b3f1b', '0.16', { strength: 2.6, threshold: 0.52 }),
    blur('cast', 16),
  )
}

export const rugAbove = () =>
  show(
    'home-decor',
    draw('<circle cx="622" cy="616" r="440" fill="#1c2a24" opacity=".38" filter="url(#cast)"/>'),
    place(rug(), 'translate(600 590)'),
  )

/** On the floor, with its thickness. */
export const rugOnFloor = () =>
  show(
    'home-decor',
    draw(
      `<ellipse cx="622" cy="690" rx="500" ry="258" fill="#1c2a24" opacity=".4" filter="url(#cast)"/><ellipse cx="600" cy="656" rx="488" ry="248" fill="${darken(jute, 0.55)}"/><ellipse cx="600" cy="649" rx="488" ry="248" fill="none" stroke="${jute}" stroke-width="9" stroke-dasharray="15 5"/>`,
    ),
    place(rug(), 'translate(600 632)scale(1.1 .56)'),
  )

export const rugClose = () =>
  show(
    'home-decor',
    draw('<circle cx="336" cy="316" r="1010" fill="#1c2a24" opacity=".4" filter="url(#cast)"/>'),
    place(rug(), 'translate(300 280)scale(2.25)'),
  )

/** Rolled and tied, as it arrives. */
export function rugRolled(): string {
  const coil = repeat(
    6,
    (ring) =>
      `<ellipse cx="250" cy="640" rx="${30 + ring * 22}" ry="${42 + ring * 30}" fill="none" stroke="${ring % 2 ? jute : darken(jute, 0.35)}" stroke-width="20"/>`,
  )
  const body =
    'M250 442H950C1040 442 1100 530 1100 640C1100 750 1040 838 950 838H250C330 838 390 750 390 640C390 530 330 442 250 442Z'
  const shade = linear(
    'shade',
    [
      [0, lighten(jute, 0.25)],
      [0.3, lighten(jute, 0.1)],
      [0.65, darken(jute, 0.2)],
      [1, darken(jute, 0.6)],
    ],
    [0, 0, 0, 1],
  )
  const stripes = repeat(24, (index) => {
    const x = 262 + index * 29
    const color = [7, 8, 15].includes(index) ? indigo : lighten(jute, 0.1)
    const path = `M${x} 442C${x + 82} 446 ${x + 142} 530 ${x + 142} 640C${x + 142} 750 ${x + 82} 834 ${x} 838`
    return `<path d="${path}" stroke="${darken(color, 0.5)}" stroke-width="29"/><path d="${path}" stroke="${color}" stroke-width="13" stroke-linecap="round" stroke-dasharray="9 15" transform="translate(-7 0)"/><path d="${path}" stroke="${color}" stroke-width="13" stroke-linecap="round" stroke-dasharray="9 15" stroke-dashoffset="12" transform="translate(7 0)"/>`
  })
  const over = linear(
    'over',
    [
      [0, '#fff', 0.3],
      [0.3, '#fff', 0],
      [0.55, '#20160a', 0.1],
      [1, '#20160a', 0.62],
    ],
    [0, 0, 0, 1],
  )
  const tie = (x: number) =>
    `<path d="M${x} 440C${x + 86} 444 ${x + 148} 530 ${x + 148} 640C${x + 148} 750 ${x + 86} 836 ${x} 840" fill="none" stroke="#f3ead6" stroke-width="24"/><path d="M${x} 440C${x + 86} 444 ${x + 148} 530 ${x + 148} 640C${x + 148} 750 ${x + 86} 836 ${x} 840" fill="none" stroke="#b9a988" stroke-width="24" stroke-dasharray="3 7" opacity=".6"/>`
  return show(
    'home-decor',
    place(
      draw(
        `<ellipse cx="640" cy="842" rx="520" ry="50" fill="url(#floor-shadow)"/><g clip-path="url(#roll)"><path d="${body}" fill="${shade.url}"/><g fill="none">${stripes}</g><path d="${body}" filter="url(#fibre)"/>${tie(360)}${tie(720)}<path d="${body}" fill="${over.url}"/></g><ellipse cx="250" cy="640" rx="140" ry="198" fill="${darken(jute, 0.6)}"/>${coil}<ellipse cx="250" cy="640" rx="140" ry="198" filter="url(#fibre)"/>`,
        shade,
        over,
        grain('fibre', '#5b3f1b', '0.16', { strength: 2.6, threshold: 0.52 }),
        `<clipPath id="roll"><path d="${body}"/></clipPath>`,
      ),
      'translate(26 10)scale(.94)',
    ),
  )
}

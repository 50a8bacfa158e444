import { darken, lighten, linear, radial } from '../kit.ts'
import {
  type Part,
  type Point,
  type Turning,
  clip,
  draw,
  hoop,
  join,
  outline,
  place,
  show,
  smooth,
} from '../garden/craft.ts'

const bamboo = '#cf9f57'

const bell: Turning = {
  cx: 600,
  tilt: 0.15,
  profile: [
    [70, 330],
    [120, 372],
    [236, 470],
    [312, 590],
    [346, 720],
    [340, 800],
  ],
}

/** A split going round the bell as it goes down. */
function strand(start: number, twist: number): Point[] {
  const steps = 7
  return Array.from({ length: steps }, (_, step) => {
    const at = (step / (steps - 1)) * (bell.profile.length - 1)
    const [low, high] = [Math.floor(at), Math.ceil(at)]
    const [r0, y0] = bell.profile[low] ?? [0, 0]
    const [r1, y1] = bell.profile[high] ?? [0, 0]
    const part = at - low
    const [radius, y] = [r0 + (r1 - r0) * part, y0 + (y1 - y0) * part]
    const angle = start + (twist * step) / (steps - 1)
    return [600 + radius * Math.sin(angle), y + 0.15 * radius * Math.cos(angle)]
  })
}

const visible = (start: number, twist: number) => Math.abs(start + twist / 2) < 1.75

/** All strands of one direction; drawn three times: edge, split, sheen. */
function strands(id: string, twist: number, tone: string, width: number): Part {
  const path = Array.from({ length: 36 }, (_, index) => -Math.PI + (index * Math.PI) / 18)
    .filter((start) => visible(start, twist))
    .map((start) => smooth(strand(start, twist)))
    .join('')
  const again = (rest: string) => `<use href="#${id}" fill="none" ${rest}/>`
  return draw(
    again(`stroke="${darken(tone, 0.55)}" stroke-width="${width}"`) +
      again(`stroke="${tone}" stroke-width="${width - 4}"`) +
      again(`stroke="${lighten(tone, 0.5)}" stroke-width="${width * 0.2}" opacity=".7" x="-2"`),
    `<path id="${id}" d="${path}"/>`,
  )
}

function shade(lit: boolean): Part {
  const body = outline(bell)
  const inside = radial(
    'inside',
    lit
      ? [
          [0, '#fffbe0'],
          [0.3, '#ffe09a'],
          [0.7, '#e8a548'],
          [1, '#9a6122'],
        ]
      : [
          [0, '#a57a43'],
          [0.5, '#7a5527'],
          [1, '#452d12'],
        ],
    [0.5, 0.62, 0.62],
  )
  const over = linear('over', [
    [0, '#20160a', 0.36],
    [0.2, '#fff', 0.24],
    [0.45, '#fff', 0],
    [1, '#20160a', 0.5],
  ])
  const rim = `${hoop(600, 800, 340, 0.15)}`
  const cage = join(
    strands('down', 1.1, darken(bamboo, 0.12), 17),
    strands('up', -1.1, lighten(bamboo, 0.08), 17),
  )
  const band = (y: number, radius: number, width: number) =>
    `<path d="${hoop(600, y, radius, 0.15)}" fill="none" stroke="${darken(bamboo, 0.55)}" stroke-width="${width + 6}"/><path d="${hoop(600, y, radius, 0.15)}" fill="none" stroke="${bamboo}" stroke-width="${width}"/><path d="${hoop(600, y - width * 0.25, radius, 0.15)}" fill="none" stroke="${lighten(bamboo, 0.5)}" stroke-width="${width * 0.2}"/>`
  return draw(
    `<ellipse cx="600" cy="800" rx="340" ry="51" fill="${lit ? '#ffe6a8' : '#4a3115'}"/><path d="${body}" fill="${inside.url}"/>` +
      (lit
        ? '<circle cx="600" cy="660" r="180" fill="url(#bulb)"/>'
        : '<path d="M572 500H628V560C660 590 664 640 640 668C620 690 580 690 560 668C536 640 540 590 572 560Z" fill="#f2ead9" opacity=".8"/>') +
      `<g clip-path="url(#bell)">${cage.shapes}<path d="${body}" fill="${over.url}" opacity="${lit ? 0.6 : 1}"/></g>${band(590, 312, 15)}${band(474, 239, 13)}${band(800, 340, 26)}<path d="${rim}" fill="none" stroke="#5c3d17" stroke-width="26" stroke-dasharray="4 22" opacity=".55"/><path d="M530 332A70 12 0 0 0 670 332L650 300C640 288 560 288 550 300Z" fill="url(#cap)"/><path d="M585 246H615V296H585Z" fill="url(#socket)"/>`,
    inside,
    over,
    ...cage.definitions,
    clip('bell', body),
    radial(
      'bulb',
      [
        [0, '#ffffff', 1],
        [0.35, '#fff3c4', 0.85],
        [1, '#ffe09a', 0],
      ],
      [0.5, 0.5, 0.5],
    ),
    linear('cap', [
      [0, darken(bamboo, 0.3)],
      [0.3, lighten(bamboo, 0.4)],
      [1, darken(bamboo, 0.45)],
    ]),
    linear('socket', [
      [0, '#2a2622'],
      [0.3, '#7c756d'],
      [1, '#181512'],
    ]),
  )
}

const cord =
  '<path d="M600 0V250" stroke="#2b2622" stroke-width="9"/><path d="M598 0V250" stroke="#8c8178" stroke-width="2.5"/>'

/** Light falling from the lamp. */
const beam = (): Part =>
  draw(
    '<circle cx="600" cy="640" r="560" fill="url(#halo)"/><ellipse cx="600" cy="930" rx="470" ry="230" fill="url(#pool)"/>',
    radial(
      'halo',
      [
        [0, '#ffdf94', 0.85],
        [0.5, '#ffdf94', 0.3],
        [1, '#ffdf94', 0],
      ],
      [0.5, 0.5, 0.5],
    ),
    radial(
      'pool',
      [
        [0, '#fff0c2', 0.9],
        [0.5, '#ffe9b0', 0.4],
        [1, '#ffe9b0', 0],
      ],
      [0.5, 0.4, 0.5],
    ),
  )

export const pendantLit = () => show('home-decor', beam(), draw(cord), shade(true))

export const pendantUnlit = () => show('home-decor', draw(cord), shade(false))

export const pendantClose = () =>
  show('home-decor', place(join(draw(cord), shade(true)), 'translate(-330 -590)scale(1.9)'))

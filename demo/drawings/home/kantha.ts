/** The stitching of a nakshi kantha: running stitches, a lotus, a paisley. */
import { darken, lighten } from '../kit.ts'
import type { Pen } from './pen.ts'
import { ellipse, line, path } from './shapes.ts'

export interface Cloth {
  ground: string
  thread: string
  second: string
}

export const cloths = {
  maroon: { ground: '#8e2430', thread: '#f6e3bd', second: '#e9a53c' },
  indigo: { ground: '#27427a', thread: '#f3ead6', second: '#e8884f' },
  leaf: { ground: '#2f6b4c', thread: '#f7efd8', second: '#f0b945' },
} as const satisfies Record<string, Cloth>

export type ClothName = keyof typeof cloths

export const stitch = (d: string, color: string, width = 4, dash = '13 8') =>
  line(d, color, width, `stroke-dasharray="${dash}"`)

type Stamp = (transform: string) => string

const around = (stamp: Stamp, start = 0) =>
  Array.from({ length: 8 }, (_, index) => stamp(`rotate(${start + index * 45})`)).join('')

/** A round lotus of radius 200 with its middle at 0,0. */
export function lotus(p: Pen, { ground, thread, second }: Cloth): Stamp {
  const sewn = (dash: string) => `stroke="${thread}" stroke-width="5" stroke-dasharray="${dash}"`
  const petal = 'M0 -60C44 -96 48 -150 0 -196C-48 -150 -44 -96 0 -60Z'
  const veins =
    stitch('M0 -84V-172', thread, 4) +
    stitch('M-16 -100Q-22 -132 -4 -160M16 -100Q22 -132 4 -160', second, 4)
  const outer = p.stamp(path(petal, darken(second, 0.06), sewn('13 6')))
  const middle = p.stamp(path(petal, lighten(ground, 0.22), sewn('13 6')) + veins)
  const inner = p.stamp(
    path('M0 -22C26 -44 28 -76 0 -104C-28 -76 -26 -44 0 -22Z', second, sewn('10 5')),
  )
  return p.stamp(
    around(outer, 22.5) +
      around(middle) +
      around(inner) +
      ellipse([0, 0, 28, 28], thread) +
      ellipse([0, 0, 17, 17], second, `stroke="${ground}" stroke-width="4" stroke-dasharray="7 4"`),
  )
}

/** A paisley about 150 high. */
export function paisley(p: Pen, { ground, thread, second }: Cloth): Stamp {
  const drop =
    'M0 70C-52 70 -66 16 -40 -24C-22 -52 20 -56 34 -88C52 -50 56 -6 46 28C40 54 24 70 0 70Z'
  return p.stamp(
    [
      path(
        drop,
        lighten(ground, 0.2),
        `stroke="${thread}" stroke-width="5" stroke-dasharray="12 6"`,
      ),
      stitch(
        'M2 50C-30 50 -38 16 -22 -8C-8 -26 18 -30 28 -50C36 -20 38 6 30 26C24 42 16 50 2 50Z',
        second,
        4,
        '9 6',
      ),
      ellipse(
        [2, 18, 15, 18],
        second,
        `stroke="${thread}" stroke-width="4" stroke-dasharray="7 5"`,
      ),
    ].join(''),
  )
}

/** Rows of running stitch across a box, each a little off, as a hand does it. */
export function rows(
  [x, y, width, height]: readonly [number, number, number, number],
  gap: number,
  color: string,
) {
  let d = ''
  for (let at = y, index = 0; at < y + height; at += gap, index += 1)
    d += `M${x + (index % 3) * 7} ${at}h${width}`
  return line(d, color, 3, 'stroke-dasharray="12 14" opacity=".3"')
}

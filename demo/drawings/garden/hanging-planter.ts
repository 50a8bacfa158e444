import { darken, lighten } from '../kit.ts'
import {
  type Part,
  dice,
  draw,
  grain,
  hoop,
  join,
  mouth,
  outline,
  place,
  repeat,
  round,
  show,
  turned,
} from './craft.ts'
import { bush, leaf, leafKind, soil } from './foliage.ts'

const leaves = (): Part =>
  join(
    leafKind('dark', 'heart', '#3f7a3c'),
    leafKind('mid', 'heart', '#5f9d48'),
    leafKind('light', 'heart', '#93c55c'),
  )

/** One hanging runner of money plant, with its leaves getting smaller. */
function vine(x: number, y: number, length: number, seed: number): string {
  const roll = dice(seed)
  const sway = (at: number) => Math.sin(at * 3 + seed) * 26
  const stem = `<path d="M${x} ${y}C${x + 20} ${y + length * 0.3} ${x - 30} ${y + length * 0.6} ${round(x + sway(1))} ${y + length}" fill="none" stroke="#5d8a3f" stroke-width="5" stroke-linecap="round"/>`
  const count = Math.round(length / 46)
  return (
    stem +
    repeat(count, (index) => {
      const at = (index + 0.5) / count
      const hand = index % 2 ? 1 : -1
      const kind = ['mid', 'dark', 'light'][Math.floor(roll() * 3)] ?? 'mid'
      const scale = 1.05 - at * 0.45
      return leaf(kind, [x + sway(at) * at, y + length * at], 180 - hand * (48 + roll() * 30), [
        scale,
        scale,
      ])
    })
  )
}

function rope(from: string, width = 11): string {
  return `<path d="${from}" fill="none" stroke="#a78a5e" stroke-width="${width}" stroke-linecap="round"/><path d="${from}" fill="none" stroke="#e9d8b4" stroke-width="${width - 4}" stroke-linecap="round" stroke-dasharray="8 5"/>`
}

const bowl = (id: string, color: string): Part => {
  const shape = {
    cx: 600,
    profile: [
      [238, 590],
      [246, 640],
      [226, 740],
      [160, 830],
      [84, 868],
    ] as const,
  }
  return join(
    turned(id, shape, {
      color,
      shine: 0.5,
      decor: `<path d="${outline(shape)}" filter="url(#${id}-speck)"/><path d="${hoop(600, 646, 247)}" fill="none" stroke="${lighten(color, 0.4)}" stroke-width="4" opacity=".6"/><path d="${hoop(600, 653, 247)}" fill="none" stroke="${darken(color, 0.4)}" stroke-width="4" opacity=".35"/>`,
    }),
    draw(
      '',
      grain(`${id}-speck`, darken(color, 0.6), '0.12', { strength: 7, threshold: 0.66, seed: 11 }),
    ),
    mouth(`${id}-mouth`, { cx: 600, y: 590, radius: 238, wall: 18 }, color),
  )
}

export const hangingPlanter = (color: string) => () =>
  show(
    'garden',
    leaves(),
    draw(rope('M600 156C590 300 600 480 600 556')),
    bowl('bowl', color),
    soil('soil', 600, 594, 214, 0.14),
    draw(
      `<circle cx="600" cy="132" r="26" fill="none" stroke="#b58a3f" stroke-width="10"/><circle cx="597" cy="129" r="26" fill="none" stroke="#f3dc9c" stroke-width="3"/>`,
    ),
    draw(
      vine(392, 600, 360, 3) +
        vine(800, 604, 440, 6) +
        bush(['dark', 'mid', 'light'], {
          cx: 600,
          cy: 618,
          width: 220,
          height: 250,
          count: 44,
          size: 1,
          seed: 9,
        }) +
        vine(426, 612, 150, 2) +
        vine(772, 616, 200, 8),
    ),
    draw(
      rope('M596 158C520 300 410 460 366 592') +
        rope('M604 158C680 300 790 460 834 592') +
        rope('M584 172C586 190 614 190 616 172', 16) +
        rope('M586 186C588 204 612 204 614 186', 16),
    ),
  )

/** The empty pot from close by: glaze, specks and the ropes through its rim. */
export const hangingPlanterClose = (color: string) => () =>
  show(
    'garden',
    place(
      join(
        draw(rope('M600 0C600 200 604 480 600 566', 14)),
        bowl('bowl', color),
        draw(
          [366, 834]
            .map(
              (x) =>
                `<ellipse cx="${x}" cy="612" rx="12" ry="14" fill="#2e2418"/><ellipse cx="${x}" cy="630" rx="16" ry="13" fill="#dcc79d"/><path d="M${x - 14} 626Q${x} 640 ${x + 14} 626" fill="none" stroke="#a78a5e" stroke-width="4"/>`,
            )
            .join('') +
            rope('M366 616C372 540 470 250 574 0', 14) +
            rope('M834 616C828 540 730 250 626 0', 14),
        ),
      ),
      'translate(-180 -130)scale(1.3)',
    ),
  )

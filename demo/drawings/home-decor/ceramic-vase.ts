import { darken, floorShadow, lighten } from '../kit.ts'
import {
  type Part,
  type Turning,
  again,
  dice,
  draw,
  grain,
  hoop,
  join,
  mouth,
  outline,
  place,
  repeat,
  show,
  turned,
} from '../garden/craft.ts'

const stoneware = '#d9c4a3'

/** A head of kash grass, about 340 long and bowing to the right; its stalk at 0,0. */
function plume(): Part {
  const roll = dice(4)
  const spine = (at: number) => [70 * at ** 2.4, -330 * at] as const
  const hairs = (count: number, reach: number) =>
    repeat(count, (index) => {
      const at = 0.06 + (index / count) * 0.94
      const side = index % 2 ? 1 : -1
      const [x, y] = spine(at)
      const full = (Math.sin(Math.min(1, at * 1.02) ** 0.8 * Math.PI) * 46 + 7) * reach
      const out = side * full * (0.55 + roll() * 0.6) + 10 * at
      return `M${Math.round(x)} ${Math.round(y)}q${Math.round(out * 0.7)} ${-Math.round(14 + roll() * 12)} ${Math.round(out)} ${-Math.round(34 + roll() * 50)}`
    })
  const stroke = (path: string, color: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`
  return draw(
    '',
    `<g id="plume"><path d="M0 220Q0 0 8 -150" fill="none" stroke="#b89a63" stroke-width="5"/><g opacity=".8">${stroke(hairs(46, 1.1), '#cdb58b', 4)}</g>${stroke(hairs(56, 1), '#efe0c2', 3.4)}${stroke(hairs(44, 0.7), '#fff9ec', 3)}</g>`,
  )
}

const shape: Turning = {
  cx: 600,
  profile: [
    [84, 520],
    [66, 552],
    [70, 596],
    [150, 650],
    [214, 730],
    [212, 820],
    [158, 910],
    [116, 948],
  ],
}

/** Dipped in glaze down to the hip; below it bare stoneware. */
export function vase(id: string, glaze: string): Part {
  const dip = `M370 480H830V812C800 838 770 812 736 842C706 866 690 834 650 848C610 862 590 826 548 852C514 872 480 830 446 846C414 858 392 826 370 822Z`
  const decor = `<path d="${outline(shape)}" filter="url(#${id}-sand)"/><path d="${dip}" fill="${darken(glaze, 0.35)}" opacity=".5" transform="translate(0 9)"/><path d="${dip}" fill="${glaze}"/><path d="${dip}" filter="url(#${id}-cloud)"/><path d="M446 842C480 826 514 868 548 848C590 822 610 858 650 844C690 830 706 862 736 838" fill="none" stroke="${lighten(glaze, 0.6)}" stroke-width="4" opacity=".6"/><path d="${hoop(600, 648, 150)}" fill="none" stroke="${darken(glaze, 0.4)}" stroke-width="5" opacity=".35"/><path d="${hoop(600, 656, 158)}" fill="none" stroke="${lighten(glaze, 0.5)}" stroke-width="3" opacity=".5"/>`
  return join(
    turned(id, shape, { color: stoneware, shine: 0.56, decor }),
    mouth(`${id}-mouth`, { cx: 600, y: 520, radius: 84, wall: 13 }, glaze),
    draw(
      '',
      grain(`${id}-sand`, '#7d5a33', '0.3', { strength: 3, threshold: 0.56 }),
      grain(`${id}-cloud`, lighten(glaze, 0.55), '0.012 0.03', {
        strength: 0.9,
        threshold: 0.46,
        seed: 7,
      }),
    ),
  )
}

export const vaseFront = (glaze: string) => () => {
  const stems: [number, number, number, number][] = [
    [-42, 588, 0.86, -1],
    [26, 612, 0.92, 1],
    [-20, 590, 1.02, -1],
    [4, 606, 1.06, 1],
    [-6, 598, 1.16, -1],
    [14, 604, 0.8, 1],
  ]
  const grass = stems
    .map(([angle, x, size, side]) =>
      again('plume', `translate(${x} 420)rotate(${angle})scale(${side * size} ${size})`),
    )
    .join('')
  return show(
    'home-decor',
    plume(),
    place(
      join(
        draw(floorShadow(640, 966, 340, 46) + grass),
        place(vase('vase', glaze), 'translate(-138 -218)scale(1.23)'),
      ),
      'translate(66 108)scale(.89)',
    ),
  )
}

/** Empty, closer, seen from the shoulder. */
export const vaseClose = (glaze: string) => () =>
  show(
    'home-decor',
    draw(floorShadow(650, 968, 380, 50)),
    place(vase('vase', glaze), 'translate(-390 -590)scale(1.65)'),
  )

export const vaseFamily =
  (...glazes: readonly string[]) =>
  () => {
    const seats = [
      'translate(-60 -40)scale(.82)',
      'translate(330 -10)scale(.82)',
      'translate(130 120)scale(.9)',
    ]
    return show(
      'home-decor',
      plume(),
      draw(
        floorShadow(440, 745, 200, 30) +
          floorShadow(840, 775, 200, 30) +
          floorShadow(690, 982, 230, 36) +
          again('plume', 'translate(432 400)rotate(-12)scale(.84)') +
          again('plume', 'translate(438 400)rotate(8)scale(.9)'),
      ),
      ...glazes
        .slice(0, 3)
        .map((glaze, index) => place(vase(`vase-${index}`, glaze), seats[index] ?? '')),
    )
  }

import { darken, floorShadow, lighten, linear } from '../kit.ts'
import { type Part, draw, hoop, join, mouth, place, repeat, show, turned } from './craft.ts'
import { bush, leafKind, soil } from './foliage.ts'
import { pot } from './terracotta-planter.ts'

/** Enamelled sheet-metal can: body, long spout to the left with its rose, brass details. */
export function can(color: string): Part {
  const body = {
    cx: 690,
    profile: [
      [150, 520],
      [170, 600],
      [196, 760],
      [206, 920],
    ] as const,
  }
  const tube = linear(
    'tube',
    [
      [0, lighten(color, 0.42)],
      [0.4, color],
      [1, darken(color, 0.42)],
    ],
    [0.3, 0, 0.62, 0.5],
  )
  const brass = linear(
    'brass',
    [
      [0, '#f7e2a4'],
      [0.4, '#cf9b3c'],
      [1, '#7b5216'],
    ],
    [0, 0, 1, 1],
  )
  const rose = linear(
    'rose',
    [
      [0, '#fbeec2'],
      [0.5, '#d8ab4f'],
      [1, '#93661f'],
    ],
    [0, 0, 1, 1],
  )
  const spout = 'M505 905C470 800 380 640 262 466L304 440C400 560 480 640 560 700L560 905Z'
  const handle = 'M800 548C940 540 1030 620 1010 730C1000 800 940 850 884 866'
  const bail = 'M566 530C560 330 650 270 720 272C800 276 830 400 816 530'
  const holes = repeat(37, (index) => {
    const ring = index === 0 ? 0 : index < 7 ? 1 : index < 19 ? 2 : 3
    const inRing = [1, 6, 12, 18][ring] ?? 1
    const angle = (index / inRing) * Math.PI * 2
    const x = Math.cos(angle) * ring * 19
    const y = Math.sin(angle) * ring * 6.5
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="4.6" ry="2.3"/>`
  })
  const rod = (path: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${darken(color, 0.5)}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${color}" stroke-width="${width - 7}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${lighten(color, 0.55)}" stroke-width="${width * 0.2}" stroke-linecap="round" opacity=".8" transform="translate(-4 -5)"/>`
  return join(
    draw(rod(handle, 34) + rod(bail, 30)),
    mouth('back', { cx: 690, y: 520, radius: 150, wall: 10 }, color, darken(color, 0.5)),
    draw(
      `<path d="${spout}" fill="${tube.url}"/><path d="M505 905C470 800 380 640 262 466" fill="none" stroke="${darken(color, 0.4)}" stroke-width="5" opacity=".5"/><path d="M290 458C390 590 470 680 540 742" fill="none" stroke="#fff" stroke-width="9" opacity=".45" stroke-linecap="round"/>` +
        `<path d="M352 596L404 560L420 582L366 618Z" fill="${brass.url}"/>` +
        `<g transform="translate(262 432)rotate(-33)"><path d="M-30 34L30 34L82 -22L-82 -22Z" fill="${rose.url}"/><ellipse cy="-22" rx="82" ry="28" fill="${brass.url}"/><ellipse cy="-23" rx="72" ry="23" fill="#e9c876"/><g transform="translate(0 -23)" fill="#5d3d10">${holes}</g></g>`,
      tube,
      brass,
      rose,
    ),
    turned('body', body, {
      color,
      shine: 0.62,
      decor: `<path d="${hoop(690, 876, 206)}" fill="none" stroke="${lighten(color, 0.35)}" stroke-width="4" opacity=".6"/><path d="${hoop(690, 884, 206)}" fill="none" stroke="${darken(color, 0.5)}" stroke-width="5" opacity=".5"/><path d="${hoop(690, 610, 174)}" fill="none" stroke="${lighten(color, 0.35)}" stroke-width="4" opacity=".5"/><path d="${hoop(690, 617, 175)}" fill="none" stroke="${darken(color, 0.5)}" stroke-width="4" opacity=".4"/>`,
    }),
    draw(
      `<path d="M541 528C545 480 620 452 700 452C770 452 836 484 840 528C800 500 760 540 690 543C620 541 590 520 541 528Z" fill="${tube.url}"/><path d="${hoop(690, 521, 150)}" fill="none" stroke="${lighten(color, 0.5)}" stroke-width="8" opacity=".85"/><path d="M560 512C590 472 650 462 690 462" fill="none" stroke="#fff" stroke-width="7" opacity=".4" stroke-linecap="round"/>` +
        [
          [566, 530],
          [816, 530],
          [884, 866],
          [806, 556],
        ]
          .map(
            ([x, y]) =>
              `<circle cx="${x}" cy="${y}" r="17" fill="${brass.url}"/><circle cx="${(x ?? 0) - 4}" cy="${(y ?? 0) - 5}" r="5" fill="#fff8df" opacity=".9"/>`,
          )
          .join(''),
    ),
  )
}

export const wateringCan = (color: string) => () =>
  show('garden', draw(floorShadow(710, 945, 360, 46)), place(can(color), 'translate(-40 -10)'))

/** Tipped over a pot, with the water falling. */
export const wateringCanPouring = (color: string) => () => {
  const water = repeat(11, (index) => {
    const x = 262 + index * 8
    const y = 478 - index * 13
    return `<path d="M${x} ${y}q${-46 - index * 2} 20 ${-70 + index * 6} ${250 + index * 13}" fill="none" stroke="#7db8e2" stroke-width="4.5" stroke-linecap="round" stroke-dasharray="${26 + (index % 4) * 9} ${14 + (index % 3) * 6}" opacity=".85"/>`
  })
  return show(
    'garden',
    leafKind('dark', 'oval', '#2f6b36'),
    leafKind('mid', 'oval', '#4a9146'),
    leafKind('light', 'oval', '#7dbb58'),
    draw(floorShadow(290, 1003, 220, 34)),
    place(
      join(
        pot('pot'),
        soil('soil', 600, 568, 208, 0.14),
        draw(
          bush(['dark', 'mid', 'light'], {
            cx: 600,
            cy: 585,
            width: 190,
            height: 230,
            count: 44,
            size: 0.95,
          }),
        ),
      ),
      'translate(-150 355)scale(.7)',
    ),
    draw(water),
    place(can(color), 'translate(195 -150)rotate(-24 690 700)scale(.84)'),
  )
}

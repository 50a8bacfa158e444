import { floorShadow, linear } from '../kit.ts'
import { type Part, blur, draw, join, place, repeat, round, show } from './craft.ts'
import { bush, leafKind, soil } from './foliage.ts'
import { pot } from './terracotta-planter.ts'

const paints = (): Part =>
  draw(
    '',
    linear('black', [
      [0, '#2a3033'],
      [0.25, '#7d878c'],
      [0.5, '#3a4246'],
      [1, '#15191b'],
    ]),
    linear('green', [
      [0, '#1f5b3a'],
      [0.28, '#7fc796'],
      [0.55, '#3a8a59'],
      [1, '#15422a'],
    ]),
    linear('amber', [
      [0, '#a4620f'],
      [0.28, '#ffd995'],
      [0.55, '#ee9f2f'],
      [1, '#8c500a'],
    ]),
    blur('cast', 8),
  )

const tube = (path: string, width = 20) =>
  `<path d="${path}" fill="none" stroke="#15191b" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#3d464a" stroke-width="${width * 0.66}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#aab4b9" stroke-width="${round(width * 0.16)}" stroke-linecap="round" transform="translate(${round(-width * 0.12)} ${round(-width * 0.18)})"/>`

/** An adjustable dripper on its stake, 300 high, its tip at 0,150. */
const dripper = `<g><path d="M-9 -40L9 -40L5 110L0 150L-5 110Z" fill="url(#black)"/><path d="M-16 -40H16V-12H-16Z" fill="url(#black)"/><path d="M-34 -128C-36 -146 36 -146 34 -128L28 -52C20 -36 -20 -36 -28 -52Z" fill="url(#amber)"/><path d="M-30 -118L-24 -58M-15 -114L-12 -50M0 -112V-48M15 -114L12 -50M30 -118L24 -58" stroke="#8c500a" stroke-width="4" opacity=".5"/><ellipse cy="-131" rx="34" ry="9" fill="#ffcf80"/><ellipse cy="-132" rx="16" ry="4.5" fill="#8c500a" opacity=".55"/></g>`

const tap = `<g><path d="M-60 -160H60V-96H-60Z" fill="url(#green)"/><path d="M-48 -158V-98M-30 -158V-98M-10 -158V-98M12 -158V-98M32 -158V-98M50 -158V-98" stroke="#15422a" stroke-width="5" opacity=".5"/><path d="M-40 -96H40L30 -20H-30Z" fill="url(#black)"/><path d="M-52 -20H52V26H-52Z" fill="url(#green)"/><path d="M-22 26H22V110H-22Z" fill="url(#black)"/><path d="M-22 48H22M-22 66H22M-22 84H22" stroke="#0d1011" stroke-width="6"/><ellipse cy="-160" rx="60" ry="13" fill="#5aa877"/><ellipse cy="-160" rx="42" ry="8" fill="#16251c"/></g>`

const tee = `<g><path d="M-70 -16H70V16H-70Z" fill="#262c2f"/><path d="M-70 -12H70" stroke="#8d979c" stroke-width="5"/><path d="M-16 10H16V80H-16Z" fill="url(#black)"/><path d="M-74 -22H-56V22H-74ZM56 -22H74V22H56Z" fill="#3a4246"/><path d="M-22 74H22V88H-22Z" fill="#3a4246"/></g>`

function coil(): string {
  const rings = repeat(7, (ring) => {
    const y = 640 - ring * 21
    const wide = 318 - (ring % 2) * 9
    return tube(
      `M${600 - wide} ${y}A${wide} 104 0 1 0 ${600 + wide} ${y}A${wide} 104 0 1 0 ${600 - wide} ${y}Z`,
      25,
    )
  })
  const ties = [
    [372, 562],
    [820, 570],
    [600, 604],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x - 13} ${y}V${y + 150}M${x + 13} ${y}V${y + 150}" stroke="#e7e2d2" stroke-width="9" stroke-linecap="round"/><path d="M${x - 13} ${y + 6}V${y + 144}" stroke="#fff" stroke-width="3"/>`,
    )
    .join('')
  return rings + ties + tube('M900 640C960 700 1010 740 990 800C970 850 900 840 880 800', 22)
}

export const dripKit = () =>
  show(
    'garden',
    paints(),
    draw(
      '<g transform="translate(-82 -110)scale(1.13)">' +
        floorShadow(620, 740, 440, 60) +
        coil() +
        [
          [300, 0],
          [420, 1],
          [540, 2],
          [660, 3],
        ]
          .map(
            ([x = 0, index = 0]) =>
              `${floorShadow(x + 10, 1012 - (index % 2) * 8, 60, 12)}<g transform="translate(${x} ${868 - (index % 2) * 8})scale(.98)">${dripper}</g>`,
          )
          .join('') +
        `${floorShadow(800, 985, 90, 16)}<g transform="translate(790 880)scale(.95)">${tap}</g>${floorShadow(950, 975, 90, 14)}<g transform="translate(945 905)scale(.8)">${tee}</g></g>`,
    ),
  )

/** At work: the dripper in a planted pot, a drop about to fall. */
export const dripKitInUse = () =>
  show(
    'garden',
    paints(),
    leafKind('dark', 'oval', '#2f6b36'),
    leafKind('mid', 'oval', '#4a9146'),
    leafKind('light', 'oval', '#7dbb58'),
    draw(floorShadow(640, 985, 320, 46)),
    place(
      join(
        pot('pot'),
        soil('soil', 600, 568, 208, 0.14),
        draw(
          bush(['dark', 'mid', 'light'], {
            cx: 570,
            cy: 580,
            width: 200,
            height: 340,
            count: 60,
            size: 1.15,
            seed: 12,
          }) +
            tube('M1010 940C1000 700 960 480 860 440C790 412 742 420 736 452', 18) +
            `<g transform="translate(736 572)scale(.86)">${dripper}</g>`,
        ),
      ),
      'translate(-110 -60)scale(1.13)',
    ),
    draw(
      `<path d="M722 646C708 668 704 682 722 686C740 682 736 668 722 646Z" fill="#8cc6ee"/><path d="M716 672C716 678 719 681 723 682" fill="none" stroke="#fff" stroke-width="3"/>`,
    ),
  )

/** The pieces lying side by side, from close by. */
export function dripKitPieces(): string {
  const lying = (piece: string, transform: string) =>
    `<g filter="url(#fall)" opacity=".34" transform="translate(16 22)"><g transform="${transform}">${piece}</g></g><g transform="${transform}">${piece}</g>`
  return show(
    'garden',
    paints(),
    draw(
      tube('M230 1010C420 880 560 990 600 860', 34) +
        lying(tap, 'translate(600 640)scale(2)') +
        lying(dripper, 'translate(310 560)rotate(-24)scale(1.75)') +
        lying(dripper, 'translate(880 500)rotate(26)scale(1.75)') +
        lying(tee, 'translate(850 900)rotate(-16)scale(1.7)'),
      '<filter id="fall" filterUnits="userSpaceOnUse" x="0" y="0" width="1200" height="1200"><feGaussianBlur in="SourceAlpha" stdDeviation="10"/></filter>',
    ),
  )
}

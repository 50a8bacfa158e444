import { darken, floorShadow, lighten, linear, radial } from '../kit.ts'
import {
  type Part,
  draw,
  grain,
  hoop,
  join,
  outline,
  place,
  show,
  turned,
} from '../garden/craft.ts'

const vessel = {
  cx: 600,
  tilt: 0.14,
  profile: [
    [212, 480],
    [214, 560],
    [214, 860],
    [206, 920],
    [190, 944],
  ] as const,
}

const emblems = {
  jasmine: `<g fill="#8a7a4a">${[0, 72, 144, 216, 288].map((angle) => `<path d="M0 -8C-20 -26 -18 -54 0 -68C18 -54 20 -26 0 -8Z" transform="rotate(${angle})"/>`).join('')}<circle r="9" fill="#d8b44a"/></g>`,
  lemongrass: `<g fill="none" stroke="#6d8440" stroke-width="9" stroke-linecap="round"><path d="M0 66C-4 10 -8 -30 -34 -66M0 66C0 10 0 -30 0 -74M0 66C4 10 10 -24 36 -58M0 66C-8 30 -20 10 -46 -18M0 66C8 30 24 14 48 -6"/></g>`,
  rose: `<g fill="none" stroke="#a8506a" stroke-width="7" stroke-linecap="round"><path d="M0 0C-14 -2 -14 -22 2 -22C22 -22 26 8 4 16C-26 24 -38 -16 -18 -36C10 -58 54 -30 46 8C38 46 -20 52 -44 18C-60 -8 -52 -44 -24 -58M-30 48C-50 60 -60 56 -70 44C-56 34 -42 36 -30 48ZM34 44C52 58 62 54 72 42C58 32 46 32 34 44Z"/></g>`,
}

export type Scent = keyof typeof emblems

/** Wax in thick glass, burning. */
export function candle(wax: string, scent: Scent, lit = true): Part {
  const poured = {
    ...vessel,
    profile: [
      [196, 590],
      [196, 860],
      [186, 916],
      [170, 930],
    ] as const,
  }
  const glass = linear('glass', [
    [0, '#ffffff', 0.55],
    [0.08, '#ffffff', 0.1],
    [0.5, '#ffffff', 0.04],
    [0.92, '#1c2a24', 0.1],
    [1, '#1c2a24', 0.3],
  ])
  const warm = radial(
    'warm',
    [
      [0, '#fff3c9', 0.95],
      [0.4, '#ffd98a', 0.5],
      [1, '#ffd98a', 0],
    ],
    [0.5, 0.04, 0.75],
  )
  const pool = radial(
    'pool',
    [
      [0, lighten(wax, 0.75)],
      [0.5, lighten(wax, 0.35)],
      [1, darken(wax, 0.06)],
    ],
    [0.5, 0.5, 0.6],
  )
  const label = linear('label', [
    [0, '#cfc4ab'],
    [0.25, '#fffdf6'],
    [0.6, '#f6efdf'],
    [1, '#c2b494'],
  ])
  const body = outline(poured)
  const flame = lit
    ? `<circle cx="600" cy="505" r="230" fill="url(#halo)"/><path d="M600 584C574 578 572 548 586 524C594 508 600 494 602 468C616 494 632 518 630 548C628 572 614 584 600 584Z" fill="#ff9d2e"/><path d="M600 582C584 576 582 554 592 536C598 526 601 516 602 500C612 518 622 534 620 554C618 572 610 580 600 582Z" fill="#ffd45e"/><path d="M601 580C592 576 592 562 597 552L602 540C609 552 611 562 610 568C608 576 605 578 601 580Z" fill="#fffbe6"/>`
    : ''
  return join(
    draw(
      `<ellipse cx="600" cy="480" rx="212" ry="30" fill="#fff" opacity=".4"/><path d="M388 480A212 30 0 0 1 812 480L808 640H392Z" fill="#fff" opacity=".22"/>`,
    ),
    turned('wax', poured, {
      color: wax,
      shine: 0.25,
      depth: 0.4,
      decor: lit ? `<path d="${body}" fill="${warm.url}"/>` : '',
    }),
    draw(
      `<ellipse cx="600" cy="590" rx="196" ry="27" fill="${pool.url}"/><path d="M404 590A196 27 0 0 1 796 590" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/><ellipse cx="600" cy="594" rx="120" ry="14" fill="#fff" opacity=".28"/><path d="M600 594V560" stroke="#3a2c20" stroke-width="8" stroke-linecap="round"/>${flame}`,
      radial(
        'halo',
        [
          [0, '#ffe29a', 0.85],
          [0.35, '#ffd277', 0.35],
          [1, '#ffd277', 0],
        ],
        [0.5, 0.5, 0.5],
      ),
      warm,
      pool,
      glass,
      label,
      grain('card', '#a8966b', '0.3', { strength: 1.4, threshold: 0.52 }),
    ),
    draw(
      `<path d="${outline(vessel)}" fill="${glass.url}"/><path d="M462 686C540 702 660 702 738 686V852C660 868 540 868 462 852Z" fill="${label.url}"/><path d="M462 686C540 702 660 702 738 686V852C660 868 540 868 462 852Z" filter="url(#card)"/><path d="M474 698C546 713 654 713 726 698V842C654 856 546 856 474 842Z" fill="none" stroke="#a8966b" stroke-width="2.5"/><g transform="translate(600 780)scale(.82)">${emblems[scent]}</g>` +
        `<path d="M420 520C414 640 414 780 424 900" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".75"/><path d="M446 540V640" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/><path d="M786 530C790 660 790 780 780 890" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"/><path d="${hoop(600, 480, 210, 0.14)}" fill="none" stroke="#fff" stroke-width="8" opacity=".9"/><path d="M388 480A212 30 0 0 1 812 480" fill="none" stroke="#fff" stroke-width="5" opacity=".7"/><path d="${hoop(600, 922, 200, 0.14)}" fill="none" stroke="#fff" stroke-width="9" opacity=".55"/><path d="${hoop(600, 938, 192, 0.14)}" fill="none" stroke="#1c2a24" stroke-width="5" opacity=".25"/>`,
    ),
  )
}

/** Its wooden lid, leaning on the glass. */
const lid = (): Part => {
  const wood = '#b98549'
  const top = linear(
    'lid-top',
    [
      [0, lighten(wood, 0.4)],
      [0.6, wood],
      [1, darken(wood, 0.25)],
    ],
    [0, 0, 1, 1],
  )
  return draw(
    `<ellipse cx="856" cy="782" rx="128" ry="172" fill="${darken(wood, 0.5)}" transform="rotate(-10 856 782)"/><ellipse cx="842" cy="780" rx="124" ry="170" fill="${top.url}" transform="rotate(-10 842 780)"/><ellipse cx="842" cy="780" rx="124" ry="170" filter="url(#lid-wood)" transform="rotate(-10 842 780)"/><ellipse cx="842" cy="780" rx="112" ry="157" fill="none" stroke="${lighten(wood, 0.45)}" stroke-width="4" opacity=".6" transform="rotate(-10 842 780)"/>`,
    top,
    grain('lid-wood', '#5d3512', '0.14 0.008', { strength: 2.6, threshold: 0.48 }),
  )
}

export const candleFront = (wax: string, scent: Scent) => () =>
  show(
    'home-decor',
    draw(floorShadow(650, 962, 360, 44)),
    place(join(candle(wax, scent), lid()), 'translate(-90 -60)scale(1.08)'),
  )

export const candleClose = (wax: string, scent: Scent) => () =>
  show('home-decor', place(candle(wax, scent), 'translate(-540 -440)scale(1.9)'))

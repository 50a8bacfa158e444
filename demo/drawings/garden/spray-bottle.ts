import { darken, floorShadow, lighten, linear } from '../kit.ts'
import { type Part, draw, hoop, join, place, repeat, show, turned } from './craft.ts'
import { bush, leafKind, soil } from './foliage.ts'
import { pot } from './terracotta-planter.ts'

const paints = (): Part =>
  draw(
    '',
    linear('brass', [
      [0, '#7b5216'],
      [0.22, '#fbeec2'],
      [0.45, '#d8ab4f'],
      [0.8, '#8a5d1c'],
      [1, '#c79a45'],
    ]),
    linear(
      'brass-flat',
      [
        [0, '#fbeec2'],
        [0.5, '#d0a149'],
        [1, '#835817'],
      ],
      [0, 0, 0, 1],
    ),
  )

/** The brass pump: cap, nozzle to the left, plunger on top. Its foot is at 600,470. */
const pump = `<path d="M592 470L588 930" stroke="#fff" stroke-width="13" opacity=".2"/><path d="M520 410H680V474C640 488 560 488 520 474Z" fill="url(#brass)"/>${repeat(13, (index) => `<path d="M${528 + index * 12} 414V476" stroke="#6b4611" stroke-width="3" opacity=".4"/>`)}<ellipse cx="600" cy="410" rx="80" ry="14" fill="#eed494"/><path d="M556 330H644V408H556Z" fill="url(#brass)"/><path d="M430 322C430 306 440 300 452 300L640 306C660 308 668 330 660 350C650 366 620 368 600 366L452 354C440 354 430 342 430 322Z" fill="url(#brass-flat)"/><path d="M452 312L636 316" stroke="#fffbe8" stroke-width="8" stroke-linecap="round" opacity=".8"/><ellipse cx="436" cy="327" rx="14" ry="27" fill="#e2bd6a"/><ellipse cx="434" cy="327" rx="8" ry="17" fill="#a8782c"/><circle cx="433" cy="327" r="3.5" fill="#3d2808"/><path d="M584 220H616V306H584Z" fill="url(#brass)"/><path d="M540 200C540 186 660 186 660 200V222C640 234 560 234 540 222Z" fill="url(#brass)"/><ellipse cx="600" cy="199" rx="60" ry="11" fill="#f7e3ac"/><path d="M664 340C720 350 740 400 706 440" fill="none" stroke="#8a5d1c" stroke-width="17" stroke-linecap="round"/><path d="M664 338C718 348 736 398 704 436" fill="none" stroke="#e8c87f" stroke-width="8" stroke-linecap="round"/>`

/** Ribbed glass, two thirds full. */
function glass(color: string): Part {
  const body = {
    cx: 600,
    profile: [
      [74, 470],
      [82, 510],
      [150, 570],
      [214, 680],
      [220, 790],
      [206, 900],
      [176, 944],
    ] as const,
  }
  const ribs = repeat(9, (index) => {
    const across = Math.sin(((index - 4) / 9) * Math.PI)
    const at = (radius: number) => (600 + radius * across).toFixed(0)
    return `<path d="M${at(150)} 590C${at(236)} 690 ${at(236)} 820 ${at(190)} 950" fill="none" stroke="#fff" stroke-width="5" opacity=".22"/><path d="M${at(144)} 590C${at(226)} 690 ${at(226)} 820 ${at(180)} 950" fill="none" stroke="${darken(color, 0.7)}" stroke-width="5" opacity=".16"/>`
  })
  const water = `<path d="M380 690A218 34 0 0 0 820 690V990H380Z" fill="${darken(color, 0.35)}" opacity=".5"/><ellipse cx="600" cy="690" rx="214" ry="30" fill="${lighten(color, 0.45)}" opacity=".55"/><path d="${hoop(600, 690, 214, 0.14)}" fill="none" stroke="#fff" stroke-width="4" opacity=".5"/>`
  const light = `<path d="M448 640C410 700 404 800 424 880" fill="none" stroke="#fff" stroke-width="24" stroke-linecap="round" opacity=".7"/><path d="M486 600C476 612 470 620 464 630" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".8"/><path d="M786 660C810 740 806 820 782 890" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/><path d="${hoop(600, 918, 190)}" fill="none" stroke="#fff" stroke-width="7" opacity=".35"/>`
  return join(
    turned('glass', body, {
      color,
      shine: 0.4,
      decor: `<path d="M590 470L586 930" stroke="#f3f0e4" stroke-width="15" opacity=".4"/>${water}${ribs}`,
    }),
    draw(light),
  )
}

const bottle = (color: string): Part => join(paints(), glass(color), draw(pump))

export const sprayBottle = (color: string) => () =>
  show(
    'garden',
    draw(
      `${floorShadow(630, 962, 300, 44)}<ellipse cx="720" cy="972" rx="150" ry="24" fill="${lighten(color, 0.2)}" opacity=".35"/>`,
    ),
    place(bottle(color), 'translate(-18 -10)scale(1.03)'),
  )

/** Misting a plant. */
export const sprayBottleInUse = (color: string) => () => {
  const mist = repeat(48, (index) => {
    const far = ((index * 0.618) % 1) ** 0.8
    const swing = ((index * 0.414) % 1) - 0.5
    const x = 650 - far * 330
    const y = 452 + swing * far * 300 + far * 20
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(2.4 + ((index * 0.73) % 1) * 4).toFixed(1)}"/>`
  })
  const cloud = linear('cloud', [
    [0, '#ffffff', 0],
    [1, '#ffffff', 0.75],
  ])
  return show(
    'garden',
    leafKind('dark', 'oval', '#2f6b36'),
    leafKind('mid', 'oval', '#4a9146'),
    leafKind('light', 'oval', '#7dbb58'),
    draw(floorShadow(310, 985, 220, 34) + floorShadow(850, 975, 210, 32)),
    place(
      join(
        pot('pot'),
        soil('soil', 600, 568, 208, 0.14),
        draw(
          bush(['dark', 'mid', 'light'], {
            cx: 600,
            cy: 585,
            width: 210,
            height: 400,
            count: 54,
            size: 1.25,
          }),
        ),
      ),
      'translate(-130 330)scale(.7)',
    ),
    draw(
      `<path d="M666 446L300 330C250 420 250 560 300 640Z" fill="${cloud.url}"/><g fill="#fff" opacity=".95">${mist}</g>`,
      cloud,
    ),
    place(bottle(color), 'translate(300 200)scale(.8)'),
  )
}

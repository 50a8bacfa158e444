import { darken, floorShadow, lighten, linear, mix, radial } from '../kit.ts'
import { type Part, blur, clip, draw, grain, place, repeat, show } from '../garden/craft.ts'

const pillow =
  'M-372 -378C-250 -330 -120 -352 0 -350C120 -352 250 -330 372 -378C352 -250 358 -120 358 0C358 120 352 250 372 378C250 346 120 358 0 358C-120 358 -250 346 -372 378C-352 250 -358 120 -358 0C-358 -120 -352 -250 -372 -378Z'

const around = (count: number, markup: (index: number) => string, from = 0) =>
  repeat(
    count,
    (index) => `<g transform="rotate(${from + (index * 360) / count})">${markup(index)}</g>`,
  )

/** Kantha work: a lotus in running stitch, leaves to the corners, waves along the seams. */
function embroidery(cover: string): string {
  const [cream, warm, fresh] = ['#f7efdc', mix('#e0592f', cover, 0.08), mix('#e9b949', cover, 0.05)]
  const stitch = (color: string, width = 6, dash = '13 7') =>
    `fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round"`
  const petal = 'M0 -62C-46 -96 -44 -160 0 -204C44 -160 46 -96 0 -62Z'
  const inside = 'M0 -84C-24 -110 -22 -150 0 -176C22 -150 24 -110 0 -84Z'
  const lotus = around(
    8,
    () =>
      `<path d="${petal}" fill="${warm}" opacity=".9"/><path d="${petal}" ${stitch(cream, 5)}/><path d="${inside}" ${stitch(fresh, 5, '9 6')}/>`,
  )
  const between = around(
    8,
    () =>
      `<path d="M0 -140C-20 -176 -14 -208 0 -236C14 -208 20 -176 0 -140Z" fill="${fresh}" opacity=".92"/><path d="M0 -160V-216" ${stitch(warm, 4, '8 6')}/>`,
    22.5,
  )
  const corner = around(
    4,
    () =>
      `<g transform="translate(236 -236)rotate(45)"><path d="M0 60C-56 30 -56 -30 0 -84C56 -30 56 30 0 60Z" fill="${fresh}" opacity=".9"/><path d="M0 60C-56 30 -56 -30 0 -84C56 -30 56 30 0 60Z" ${stitch(cream, 5)}/><path d="M0 40V-56M0 20L-22 0M0 20L22 0M0 -8L-20 -26M0 -8L20 -26" ${stitch(warm, 4, '8 5')}/></g>`,
  )
  const rows = [262, 274, 312]
    .map(
      (at) =>
        `<path d="M${-at} ${-at}H${at}V${at}H${-at}Z" ${stitch(at === 312 ? warm : cream, 5, '14 9')} opacity=".85"/>`,
    )
    .join('')
  const centre = `<circle r="52" fill="${fresh}"/><circle r="52" ${stitch(cream, 5)}/><circle r="34" ${stitch(warm, 5, '8 6')}/><circle r="17" ${stitch(warm, 5, '6 5')}/>`
  const field = [218, 244]
    .map((at) => `<circle r="${at}" ${stitch(cream, 4, '10 8')} opacity=".7"/>`)
    .join('')
  return `${rows}${field}${between}${lotus}${centre}${corner}`
}

/** A filled cushion, its middle at 0,0, about 740 square. */
export function cushion(id: string, cover: string): Part {
  const base = linear(
    `${id}-base`,
    [
      [0, lighten(cover, 0.2)],
      [0.5, cover],
      [1, darken(cover, 0.3)],
    ],
    [0, 0, 1, 1],
  )
  const puff = radial(
    `${id}-puff`,
    [
      [0, '#fff', 0.3],
      [0.45, '#fff', 0.03],
      [0.75, darken(cover, 0.8), 0.1],
      [1, darken(cover, 0.8), 0.5],
    ],
    [0.4, 0.36, 0.68],
  )
  const folds =
    'M-360 -366C-300 -300 -280 -250 -276 -200M360 -366C300 -300 270 -260 262 -210M-360 366C-300 310 -270 260 -262 200M360 366C300 310 280 260 270 200'
  return draw(
    `<path d="${pillow}" fill="${base.url}"/><g clip-path="url(#${id}-clip)"><path d="${pillow}" filter="url(#${id}-weave)"/>${embroidery(cover)}<path d="${folds}" fill="none" stroke="${darken(cover, 0.75)}" stroke-width="34" opacity=".32" filter="url(#${id}-soft)"/><path d="${folds}" transform="translate(-26 -8)" fill="none" stroke="#fff" stroke-width="20" opacity=".16" filter="url(#${id}-soft)"/><path d="${pillow}" fill="${puff.url}"/></g><path d="${pillow}" fill="none" stroke="${darken(cover, 0.4)}" stroke-width="13"/><path d="${pillow}" fill="none" stroke="${lighten(cover, 0.3)}" stroke-width="6" stroke-dasharray="7 5"/>`,
    base,
    puff,
    clip(`${id}-clip`, pillow),
    grain(`${id}-weave`, lighten(cover, 0.6), '0.5 0.08', { strength: 1.2, threshold: 0.5 }),
    blur(`${id}-soft`, 14),
  )
}

export const cushionFront = (cover: string) => () =>
  show(
    'home-decor',
    draw(floorShadow(620, 968, 420, 50)),
    place(cushion('cushion', cover), 'translate(600 575)rotate(-3)scale(1.02)'),
  )

/** From close by: thread, weave and piping of one corner. */
export const cushionClose = (cover: string) => () =>
  show('home-decor', place(cushion('cushion', cover), 'translate(1010 1030)rotate(4)scale(2.1)'))

/** Two leaning together. */
export const cushionPair = (front: string, back: string) => () =>
  show(
    'home-decor',
    draw(floorShadow(600, 965, 500, 54)),
    place(cushion('back', back), 'translate(765 590)rotate(9)scale(.84)'),
    draw(
      `<path d="${pillow}" transform="translate(480 660)rotate(-9)scale(.82)" fill="#1c2a24" opacity=".4" filter="url(#lean)"/>`,
      blur('lean', 22),
    ),
    place(cushion('front', front), 'translate(440 640)rotate(-9)scale(.82)'),
  )

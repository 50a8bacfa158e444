import { floorShadow } from '../kit.ts'
import { draw, place, show } from '../garden/craft.ts'
import { vase } from './ceramic-vase.ts'
import { cushion } from './cushion-cover.ts'
import { candle } from './scented-candle.ts'

/** A cushion, a blue vase and a burning candle. */
export const homeDecorCategory = () =>
  show(
    'home-decor',
    draw(floorShadow(560, 930, 460, 52)),
    place(cushion('cushion', '#d39a2d'), 'translate(500 590)rotate(-5)scale(.86)'),
    draw(floorShadow(850, 966, 240, 36)),
    place(vase('vase', '#3c5f8f'), 'translate(220 -10)scale(1.02)'),
    draw(floorShadow(500, 1016, 190, 28)),
    place(candle('#f3e8d0', 'jasmine'), 'translate(150 470)scale(.57)'),
  )

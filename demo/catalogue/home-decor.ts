import type { DemoCategory } from '../demo-product.ts'
import { light } from './home-decor/light.ts'
import { walls } from './home-decor/walls.ts'
import { rooms } from './home-decor/rooms.ts'
import { floorShadow } from '../drawings/kit.ts'
import { draw, place, show } from '../drawings/garden/craft.ts'
import { vase } from '../drawings/home-decor/ceramic-vase.ts'
import { cushion } from '../drawings/home-decor/cushion-cover.ts'
import { candle } from '../drawings/home-decor/scented-candle.ts'

/** A cushion, a blue vase and a burning candle. */
const homeDecorCategory = () =>
  show(
    'home-decor',
    draw(floorShadow(560, 930, 460, 52)),
    place(cushion('cushion', '#d39a2d'), 'translate(500 590)rotate(-5)scale(.86)'),
    draw(floorShadow(850, 966, 240, 36)),
    place(vase('vase', '#3c5f8f'), 'translate(220 -10)scale(1.02)'),
    draw(floorShadow(500, 1016, 190, 28)),
    place(candle('#f3e8d0', 'jasmine'), 'translate(150 470)scale(.57)'),
  )

export const homeDecor: DemoCategory = {
  slug: 'home-decor',
  name: { en: 'Home Decor', bn: 'গৃহসজ্জা' },
  picture: homeDecorCategory,
  products: [...light, ...walls, ...rooms],
}

import type { DemoCategory } from '../demo-product.ts'
import { pots } from './garden/pots.ts'
import { tools } from './garden/tools.ts'
import { floorShadow } from '../drawings/kit.ts'
import { draw, join, place, show } from '../drawings/garden/craft.ts'
import { soil } from '../drawings/garden/foliage.ts'
import { oneTrowel } from '../drawings/garden/hand-tools.ts'
import { pot, snakePlant } from '../drawings/garden/terracotta-planter.ts'
import { can } from '../drawings/garden/watering-can.ts'

/** A planted pot, the green watering can and a trowel leaning on it. */
const gardenCategory = () =>
  show(
    'garden',
    draw(floorShadow(430, 925, 260, 40) + floorShadow(800, 965, 300, 44)),
    place(join(pot('pot'), soil('soil', 600, 568, 208, 0.14), snakePlant()), 'translate(-190 10)'),
    place(can('#2f6b4f'), 'translate(205 225)scale(.78)'),
    draw(floorShadow(330, 1000, 170, 24)),
    place(oneTrowel(), 'translate(360 985)rotate(78)scale(.62)'),
  )

export const garden: DemoCategory = {
  slug: 'garden',
  name: { en: 'Garden', bn: 'বাগান' },
  picture: gardenCategory,
  products: [...pots, ...tools],
}

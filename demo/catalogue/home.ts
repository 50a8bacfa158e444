import type { DemoCategory } from '../demo-product.ts'
import { bedding } from './home/bedding.ts'
import { cooking } from './home/cooking.ts'
import { table } from './home/table.ts'
import { dinnerSetPieces } from '../drawings/home/dinner-set.ts'
import { kettle } from '../drawings/home/electric-kettle.ts'
import { cooker } from '../drawings/home/pressure-cooker.ts'
import { picture } from '../drawings/home/shapes.ts'
import { tiffin } from '../drawings/home/tiffin-carrier.ts'

/** What stands for the kitchen and the household. */
const category = () => {
  const { large } = dinnerSetPieces('#27427a')
  return picture(
    'home',
    [tiffin(3), 330, 800, 0.98],
    [kettle('#0f7a5c'), 770, 810, 1.12],
    [cooker('small'), 480, 985, 0.9],
    [large, 890, 1010, 1.0],
  )
}

export const home: DemoCategory = {
  slug: 'home',
  name: { en: 'Home', bn: 'গৃহস্থালি' },
  picture: category,
  products: [...cooking, ...bedding, ...table],
}

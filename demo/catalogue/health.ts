import type { DemoCategory } from '../demo-product.ts'
import { wellBeing } from './health/well-being.ts'
import { care } from './health/care.ts'
import { floorShadow, scene } from '../drawings/kit.ts'
import { apart, blur, place } from '../drawings/accessories/craft.ts'
import { tub } from '../drawings/health/aloe-gel.ts'
import { jar } from '../drawings/health/black-seed-honey.ts'
import { bottle } from '../drawings/health/coconut-hair-oil.ts'
import { neemTwig } from '../drawings/health/parts.ts'

/** Hair oil, honey and aloe gel, a twig of neem behind them. */
const healthPicture = () =>
  scene(
    'health',
    `${place('translate(760 640) rotate(26) scale(1.5)', neemTwig('n', 3))}${floorShadow(610, 946, 500, 64)}${place('translate(380 922) scale(1.14)', apart('o', bottle('b')))}${place('translate(700 880) scale(0.96)', apart('h', jar('j')))}<path d="M520 880Q760 820 1000 890V970H520z" fill="#14241c" fill-opacity="0.3" filter="url(#under)"/>${place('translate(800 962) scale(0.74)', apart('g', tub(false)))}`,
    [blur('under', 12)],
  )

export const health: DemoCategory = {
  slug: 'health',
  name: { en: 'Health', bn: 'স্বাস্থ্য' },
  picture: healthPicture,
  products: [...wellBeing, ...care],
}

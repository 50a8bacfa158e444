import { floorShadow, scene } from '../kit.ts'
import { apart, blur, place } from '../accessories/craft.ts'
import { tub } from './aloe-gel.ts'
import { jar } from './black-seed-honey.ts'
import { bottle } from './coconut-hair-oil.ts'
import { neemTwig } from './parts.ts'

/** Hair oil, honey and aloe gel, a twig of neem behind them. */
export const healthPicture = () =>
  scene(
    'health',
    `${place('translate(760 640) rotate(26) scale(1.5)', neemTwig('n', 3))}${floorShadow(610, 946, 500, 64)}${place('translate(380 922) scale(1.14)', apart('o', bottle('b')))}${place('translate(700 880) scale(0.96)', apart('h', jar('j')))}<path d="M520 880Q760 820 1000 890V970H520z" fill="#14241c" fill-opacity="0.3" filter="url(#under)"/>${place('translate(800 962) scale(0.74)', apart('g', tub(false)))}`,
    [blur('under', 12)],
  )

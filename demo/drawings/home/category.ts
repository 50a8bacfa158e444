import { dinnerSetPieces } from './dinner-set.ts'
import { kettle } from './electric-kettle.ts'
import { cooker } from './pressure-cooker.ts'
import { picture } from './shapes.ts'
import { tiffin } from './tiffin-carrier.ts'

/** What stands for the kitchen and the household. */
export const category = () => {
  const { large } = dinnerSetPieces('#27427a')
  return picture(
    'home',
    [tiffin(3), 330, 800, 0.98],
    [kettle('#0f7a5c'), 770, 810, 1.12],
    [cooker('small'), 480, 985, 0.9],
    [large, 890, 1010, 1.0],
  )
}

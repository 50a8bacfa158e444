import type { DemoCategory } from '../demo-product.ts'
import { aroundTheHouse } from './electronics/around-the-house.ts'
import { soundAndPhone } from './electronics/sound-and-phone.ts'
import { wearable } from './electronics/wearable.ts'
import { picture } from '../drawings/home/shapes.ts'
import { speaker } from '../drawings/electronics/bluetooth-speaker.ts'
import { openCase } from '../drawings/electronics/earbuds.ts'
import { powerBank } from '../drawings/electronics/power-bank.ts'
import { fan } from '../drawings/electronics/rechargeable-fan.ts'

/** What stands for electronics. */
const category = () =>
  picture(
    'electronics',
    [fan('#e9eeef'), 410, 850, 0.86],
    [speaker('#2f6f8f'), 770, 860, 0.84],
    [powerBank('#24282c'), 300, 1000, 0.5],
    [openCase('#f2f2ee'), 690, 1020, 0.72],
  )

export const electronics: DemoCategory = {
  slug: 'electronics',
  name: { en: 'Electronics', bn: 'ইলেকট্রনিকস' },
  picture: category,
  products: [...soundAndPhone, ...wearable, ...aroundTheHouse],
}

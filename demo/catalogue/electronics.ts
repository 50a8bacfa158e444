import type { DemoCategory } from '../demo-product.ts'
import { category } from '../drawings/electronics/category.ts'
import { aroundTheHouse } from './electronics/around-the-house.ts'
import { soundAndPhone } from './electronics/sound-and-phone.ts'
import { wearable } from './electronics/wearable.ts'

export const electronics: DemoCategory = {
  slug: 'electronics',
  name: { en: 'Electronics', bn: 'ইলেকট্রনিকস' },
  picture: category,
  products: [...soundAndPhone, ...wearable, ...aroundTheHouse],
}

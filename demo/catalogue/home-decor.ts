import type { DemoCategory } from '../demo-product.ts'
import { homeDecorCategory } from '../drawings/home-decor/category.ts'
import { light } from './home-decor/light.ts'
import { walls } from './home-decor/walls.ts'
import { rooms } from './home-decor/rooms.ts'

export const homeDecor: DemoCategory = {
  slug: 'home-decor',
  name: { en: 'Home Decor', bn: 'গৃহসজ্জা' },
  picture: homeDecorCategory,
  products: [...light, ...walls, ...rooms],
}

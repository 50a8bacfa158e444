import type { DemoCategory } from '../demo-product.ts'
import { category } from '../drawings/home/category.ts'
import { bedding } from './home/bedding.ts'
import { cooking } from './home/cooking.ts'
import { table } from './home/table.ts'

export const home: DemoCategory = {
  slug: 'home',
  name: { en: 'Home', bn: 'গৃহস্থালি' },
  picture: category,
  products: [...cooking, ...bedding, ...table],
}

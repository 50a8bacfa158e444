import type { DemoCategory } from '../demo-product.ts'
import { gardenCategory } from '../drawings/garden/category.ts'
import { pots } from './garden/pots.ts'
import { tools } from './garden/tools.ts'

export const garden: DemoCategory = {
  slug: 'garden',
  name: { en: 'Garden', bn: 'বাগান' },
  picture: gardenCategory,
  products: [...pots, ...tools],
}

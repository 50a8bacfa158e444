import type { DemoCategory } from '../demo-product.ts'
import { accessoriesPicture } from '../drawings/accessories/category.ts'
import { leather } from './accessories/leather.ts'
import { cloth } from './accessories/cloth.ts'
import { sunAndRain } from './accessories/sun-and-rain.ts'

export const accessories: DemoCategory = {
  slug: 'accessories',
  name: { en: 'Accessories', bn: 'অ্যাকসেসরিজ' },
  picture: accessoriesPicture,
  products: [...leather, ...cloth, ...sunAndRain],
}

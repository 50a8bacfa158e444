import type { DemoCategory } from '../demo-product.ts'
import { healthPicture } from '../drawings/health/category.ts'
import { wellBeing } from './health/well-being.ts'
import { care } from './health/care.ts'

export const health: DemoCategory = {
  slug: 'health',
  name: { en: 'Health', bn: 'স্বাস্থ্য' },
  picture: healthPicture,
  products: [...wellBeing, ...care],
}

import type { DemoArticle } from '../demo-article.ts'
import { balconyGarden } from './balcony-garden.ts'
import { careForNakshiKantha } from './care-for-nakshi-kantha.ts'
import { checkBeforeYouPay } from './check-before-you-pay.ts'
import { genuineLeather } from './genuine-leather.ts'
import { pressureCooker } from './pressure-cooker.ts'
import { readyForLoadShedding } from './ready-for-load-shedding.ts'
import { whatAuthenticMeans } from './what-authentic-means.ts'

export const articles: readonly DemoArticle[] = [
  checkBeforeYouPay,
  readyForLoadShedding,
  genuineLeather,
  careForNakshiKantha,
  balconyGarden,
  pressureCooker,
  whatAuthenticMeans,
]

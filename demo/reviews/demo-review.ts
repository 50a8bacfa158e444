/** What an invented buyer says, in the language in which they say it. */
interface DemoReview {
  stars: 1 | 2 | 3 | 4 | 5
  /** As it is shown: masked after the first word. */
  author: string
  text: string
  language: 'en' | 'bn'
  daysAgo: number
  /** Of the shop. */
  answer?: string
}

interface DemoQuestion {
  author: string
  text: string
  answer: string
  language: 'en' | 'bn'
  daysAgo: number
}

/** Below one product, by its slug. */
export interface SaidOfProduct {
  product: string
  reviews: readonly DemoReview[]
  questions?: readonly DemoQuestion[]
}

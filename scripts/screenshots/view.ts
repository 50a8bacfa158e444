import type { Page } from '@playwright/test'
import type { ListedProduct } from './listed-products.ts'
import type { Person } from './people.ts'
import type { Shelf } from './shelves.ts'

/** One picture of each size and language. */
export interface View {
  /** Without language. */
  path: string
  /** Else the demonstration's shop. */
  shelf?: Shelf
  /** Who is signed in; else a stranger. */
  as?: Person
  /** What the browser keeps when the shopper comes: the cart, the wishlist, what is compared. */
  stored?: (products: readonly ListedProduct[], origin: string) => Stored | Promise<Stored>
  /** What the shopper does before the picture is taken. Links are found by where they lead: pages speak two languages. */
  act?: (page: Page) => Promise<void>
  /** The window only, not the whole page: for what lies over it. */
  window?: boolean
  /** Only in windows of at least, or at most, this many pixels. */
  from?: number
  upTo?: number
}

type Stored = Record<string, unknown>

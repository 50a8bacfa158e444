import type { Database } from '#platform/database/database.ts'
import type { StoredProduct } from '#shop/catalog/products/draft.ts'
import type { StoredCategory } from '#shop/catalog/undo/take-back-category.ts'
import type { SaidStock } from '../stock/follow-stock.ts'

interface ChangedProduct {
  id: string
  line: number
  /** Undefined for one that the import made; so also below. */
  before: StoredProduct | undefined
  said: SaidStock[]
}

interface ChangedCategory {
  slug: string
  line: number
  before: StoredCategory | undefined
}

/** Told of each change in its own transaction. */
export interface ChangeRecorder {
  product: (database: Database, changed: ChangedProduct) => Promise<void>
  category: (database: Database, changed: ChangedCategory) => Promise<void>
}

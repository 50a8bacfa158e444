import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction } from '#pages/form/form-action.ts'
import { isRefused } from '#shop/action-refusal.ts'
import { amendProduct } from '#shop/catalog/desk/bulk/amend-product.ts'
import { adjustStock } from '#shop/catalog/stock/adjust-stock.ts'
import type { Person } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { gridChangeSchema, mostGridChanges, type GridChange } from './grid-changes.ts'

/** What became of one variant's prices, or of its stock. */
export interface GridLine {
  variantId: string
  what: 'prices' | 'stock'
  outcome: string
}

export interface GridAnswer {
  lines: GridLine[]
}

const gridForm = z.object({
  reason: z.string().trim().max(500, 'reason-too-long').default(''),
  changes: z
    .string()
    .max(200_000)
    .transform((text, context) => {
      try {
        return z.array(gridChangeSchema).min(1).max(mostGridChanges).parse(JSON.parse(text))
      } catch {
        context.addIssue({ code: 'custom', message: 'changes-unclear' })
        return z.NEVER
      }
    }),
})

/** Saves prices product by product and stock variant by variant: what cannot be saved is told line by line, and the rest is. */
export const gridAction = formAction<typeof gridForm, GridAnswer>({
  schema: gridForm,
  run: async ({ changes, reason }, { shop, context }) => {
    const by = personIn(context)
    if (reason === '' && changes.some(({ pieces }) => pieces))
      return { outcome: 'refused', fields: { reason: 'reason-missing' } }
    const lines: GridLine[] = []
    for (const ofProduct of Map.groupBy(changes, ({ productId }) => productId).values()) {
      const told = await saveProduct(shop, by, { changes: ofProduct, reason })
      if (!Array.isArray(told)) return { outcome: 'refused', trouble: told.outcome }
      lines.push(...told)
    }
    return { outcome: 'done', answer: { lines } }
  },
})

interface Saving {
  changes: readonly GridChange[]
  reason: string
}

async function saveProduct(shop: Shop, by: Person, { changes, reason }: Saving) {
  const priced = changes.flatMap(({ variantId, prices }) =>
    prices ? [{ variantId, ...prices }] : [],
  )
  const lines: GridLine[] = []
  const [first] = changes
  if (first && priced.length > 0) {
    const { productId: id, version } = first
    const amendment = { what: 'prices', variants: priced } as const
    const result = await amendProduct(shop, by, { id, version, amendment })
    if (isRefused(result)) return result
    const { outcome } = result
    lines.push(...priced.map(({ variantId }) => ({ variantId, what: 'prices' as const, outcome })))
  }
  for (const { variantId, pieces } of changes) {
    if (!pieces) continue
    const result = await adjustStock(shop, by, { variantId, change: pieces, reason })
    if (isRefused(result)) return result
    const { outcome } = result
    lines.push({ variantId, what: 'stock', outcome })
  }
  return lines
}

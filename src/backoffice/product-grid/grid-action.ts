import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction } from '#pages/form/form-action.ts'
import { parseSentJson } from '#platform/text/clean-text.ts'
import { isRefused } from '#shop/action-refusal.ts'
import { amendProduct } from '#shop/catalog/desk/bulk/amend-product.ts'
import { adjustStock } from '#shop/catalog/stock/adjust-stock.ts'
import type { Person } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { lacksNote } from '#shop/stock/stock-reasons.ts'
import { typedStockReason } from '../forms/typed-fields.ts'
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
  ...typedStockReason,
  /** Of prices alone there is none. */
  reason: z.union([z.literal(''), typedStockReason.reason]).default(''),
  changes: z
    .string()
    .max(200_000)
    .transform((text, context) => {
      try {
        return z.array(gridChangeSchema).min(1).max(mostGridChanges).parse(parseSentJson(text))
      } catch {
        context.addIssue({ code: 'custom', message: 'changes-unclear' })
        return z.NEVER
      }
    }),
})

/** Saves prices product by product and stock variant by variant: what cannot be saved is told line by line, and the rest is. */
export const gridAction = formAction<typeof gridForm, GridAnswer>({
  schema: gridForm,
  run: async ({ changes, ...why }, { shop, context }) => {
    const by = personIn(context)
    const problem = changes.some(({ pieces }) => pieces) && problemOf(why)
    if (problem) return { outcome: 'refused', fields: problem }
    const lines: GridLine[] = []
    for (const ofProduct of Map.groupBy(changes, ({ productId }) => productId).values()) {
      const told = await saveProduct(shop, by, { changes: ofProduct, ...why })
      if (!Array.isArray(told)) return { outcome: 'refused', trouble: told.outcome }
      lines.push(...told)
    }
    return { outcome: 'done', answer: { lines } }
  },
})

interface Why {
  reason: string
  note: string
}

function problemOf(why: Why): Record<string, string> | undefined {
  if (why.reason === '') return { reason: 'reason-missing' }
  return lacksNote(why) ? { note: 'note-missing' } : undefined
}

interface Saving extends Why {
  changes: readonly GridChange[]
}

async function saveProduct(shop: Shop, by: Person, { changes, ...why }: Saving) {
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
    const result = await adjustStock(shop, by, { variantId, change: pieces, ...why })
    if (isRefused(result)) return result
    const { outcome } = result
    lines.push({ variantId, what: 'stock', outcome })
  }
  return lines
}

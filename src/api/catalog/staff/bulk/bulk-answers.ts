import { z } from 'zod'
import type { ChangedLine } from '#shop/catalog/desk/bulk/change-lines.ts'
import type { StayedProduct, WhyNot } from '#shop/catalog/desk/bulk/change-products.ts'

const reasonSentences: Record<WhyNot, string> = {
  'unknown-product': 'There is no such product.',
  'changed-meanwhile': 'Somebody changed it since it was read. Read it again, then decide.',
  'unknown-category': 'Name a category by its slug: /api/categories',
  'price-too-low': 'A price would be nothing, or the discount none.',
  'price-too-high': 'A price would be above 2 crore taka.',
  'prices-changed': 'Its prices changed after the bulk change.',
  'too-many-tags': 'It has as many tags as a product may have.',
  'only-category': 'It stands in no other category: move it first.',
  'too-many-categories': 'It stands in as many categories as a product may.',
  'not-enough': 'It has fewer pieces than shall go.',
  'too-late': 'It can be taken back for ten seconds alone.',
  other: 'It does not go together with what the product is. Edit the product itself.',
}

export const stepSchema = z.object({
  id: z.uuid(),
  version: z.int().min(1).meta({ description: 'The one that the change made' }),
})

/** What differs, and nothing else. */
const differing = z
  .object({
    status: z.enum(['draft', 'active', 'archived']),
    publishedAt: z.iso.datetime().nullable(),
    category: z.string().meta({ description: 'Its slug' }),
    furtherCategories: z.array(z.string()),
    tags: z.array(z.string()),
    dealPriceInPaisa: z.int().nullable(),
    dealStartsAt: z.iso.datetime().nullable(),
    dealEndsAt: z.iso.datetime().nullable(),
    stock: z.int().meta({ description: 'Of the variant' }),
    variants: z.array(
      z.object({
        sku: z.string(),
        priceInPaisa: z.int().optional(),
        discountPriceInPaisa: z.int().nullish(),
      }),
    ),
  })
  .partial()
  .optional()

export const changedAnswer = z.object({
  lines: z.array(
    z.object({
      id: z.uuid().meta({ description: 'Of the product' }),
      name: z.string(),
      nameBn: z.string().nullable(),
      variantId: z.uuid().optional().meta({ description: 'Where stock moves' }),
      sku: z.string().optional(),
      outcome: z.enum(['changed', 'unchanged', 'refused']),
      why: z
        .enum(Object.keys(reasonSentences) as [WhyNot, ...WhyNot[]])
        .optional()
        .meta({ description: 'Of what is refused' }),
      title: z.string().optional().meta({ description: 'The same as a sentence' }),
      version: z.int().optional().meta({
        description: 'That the product has now; in a preview the one to send with the change',
      }),
      before: differing,
      after: differing,
    }),
  ),
  steps: z.array(stepSchema).meta({
    description: 'What POST /products/undo takes back within ten seconds; none of stock',
  }),
  next: z.uuid().optional(),
})

export const lineAnswer = ({ why, before, after, ...line }: ChangedLine) => ({
  ...line,
  ...(why !== undefined && { why, title: reasonSentences[why] }),
  ...(before && { before: inParts(before) }),
  ...(after && { after: inParts(after) }),
})

export const undoneAnswer = z.object({
  undone: z.array(z.uuid()),
  refused: z.array(
    z.object({ id: z.uuid(), name: z.string(), why: z.string(), title: z.string() }),
  ),
})

export const refusedAnswer = ({ id, name, why }: StayedProduct) => ({
  id,
  name,
  why,
  title: reasonSentences[why],
})

/** The audit writes fields of variants behind their SKU; programs read them by variant. */
function inParts(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const parts: Record<string, unknown> = {}
  const variants = new Map<string, Record<string, unknown>>()
  for (const [name, value] of Object.entries(facts)) {
    // No field has a space in its name; a SKU may have.
    const space = name.lastIndexOf(' ')
    if (space === -1) {
      parts[name] = value
      continue
    }
    const sku = name.slice(0, space)
    variants.set(sku, { ...(variants.get(sku) ?? { sku }), [name.slice(space + 1)]: value })
  }
  return variants.size === 0 ? parts : { ...parts, variants: [...variants.values()] }
}

import { z } from 'zod'
import { itemSorts, type ItemPlace } from '#shop/catalog/listings/item.ts'
import { isId } from '#platform/text/is-id.ts'
import { parseJson } from '#platform/text/parse-json.ts'

const mostIds = 100

export const productsQuerySchema = z.object({
  q: z
    .string()
    .max(200, 'At most 200 characters')
    .optional()
    .meta({ description: 'Part of a name, in English or Bangla, taken literally in any case' }),
  category: z
    .string()
    .max(200, 'At most 200 characters')
    .optional()
    .meta({ description: 'Slug or exact name' }),
  ids: z
    .string()
    .refine((ids) => ids.split(',').length <= mostIds, `At most ${mostIds} ids`)
    .optional()
    .meta({
      description: `_ids with commas between them, at most ${mostIds}; unknown ones are left out`,
    }),
  sort: z
    .enum(itemSorts, `One of ${itemSorts.join(', ')}`)
    .default('popular')
    .meta({
      description:
        'By units sold, publication, the price of the first variant or what reviews gave it',
    }),
  limit: z.coerce
    .number('A number from 1 to 200')
    .int('A number from 1 to 200')
    .min(1, 'A number from 1 to 200')
    .max(200, 'A number from 1 to 200')
    .default(60),
  cursor: z.string().optional().meta({
    description:
      'From the Link header (rel="next") of the page before; keep the rest of the query the same',
  }),
  fields: z.enum(['few', 'all'], 'One of few, all').optional().meta({
    description:
      'few leaves out brand, stock, variants and further pictures; the default where q is given',
  }),
})

export function idsFrom(ids: string | undefined): string[] | undefined {
  return ids?.split(',').flatMap((id) => (isId(id.trim()) ? [id.trim()] : []))
}

const placeSchema = z.union([
  z.tuple([
    z.literal('new'),
    z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)*$/),
    z.uuid(),
  ]),
  z.tuple([z.enum(itemSorts).exclude(['new']), z.string().regex(/^\d{1,9}$/), z.uuid()]),
])

export function cursorFrom({ sort, key, id }: ItemPlace): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')
}

export type CursorReading = { outcome: 'read'; place: ItemPlace } | { outcome: 'wrong' }

/** A cursor is only good for the order that it was made in. */
export function readCursor(cursor: string, sort: ItemPlace['sort']): CursorReading {
  const parsed = placeSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success || parsed.data[0] !== sort) return { outcome: 'wrong' }
  const [, key, id] = parsed.data
  return { outcome: 'read', place: { sort, key, id } }
}

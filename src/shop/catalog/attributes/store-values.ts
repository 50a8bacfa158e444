import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { AttributeValue } from './attribute.ts'
import { attributes, productAttributes } from './tables.ts'
import { byAttribute } from './values.ts'

/** Of these products, by their ids. */
export async function listValues(
  database: Database,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, AttributeValue[]>> {
  const rows = await database
    .select({ value: productAttributes, slug: attributes.slug, kind: attributes.kind })
    .from(productAttributes)
    .innerJoin(attributes, eq(attributes.id, productAttributes.attributeId))
    .where(inArray(productAttributes.productId, [...productIds]))
  const byProduct = Map.groupBy(rows, ({ value }) => value.productId)
  return new Map([...byProduct].map(([id, found]) => [id, found.map(held).toSorted(byAttribute)]))
}

function held({
  value,
  ...of
}: {
  value: typeof productAttributes.$inferSelect
  slug: string
  kind: AttributeValue['kind']
}): AttributeValue {
  const { productId: _, ...rest } = value
  return { ...rest, ...of }
}

export async function replaceValues(
  database: Database,
  productId: string,
  values: readonly AttributeValue[],
): Promise<void> {
  await database.delete(productAttributes).where(eq(productAttributes.productId, productId))
  if (values.length === 0) return
  await database.insert(productAttributes).values(
    values.map((value) => {
      const { slug: _, kind: __, ...row } = value
      return { ...row, productId }
    }),
  )
}

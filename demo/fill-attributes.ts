import { attributeDraftSchema } from '#shop/catalog/attributes/contract.ts'
import { findAttributes } from '#shop/catalog/attributes/list-attributes.ts'
import { findCategoryIds, storeAttribute } from '#shop/catalog/attributes/store-attribute.ts'
import type { Shop } from '#shop/shop.ts'
import { attributes, specifications } from './attributes.ts'

/** Those that a killed fill has left are there as they shall be. */
export async function fillAttributes({ database }: Shop, startedAt: Date): Promise<void> {
  const known = new Set((await findAttributes(database)).map(({ name }) => name))
  for (const { name, unit, choices = [], ...attribute } of attributes) {
    if (known.has(name.en)) continue
    const draft = attributeDraftSchema.parse({
      ...attribute,
      name: name.en,
      nameBn: name.bn,
      unit: unit?.en ?? '',
      unitBn: unit?.bn,
      choices: choices.map(({ en, bn }) => ({ name: en, nameBn: bn })),
    })
    const ids = await findCategoryIds(database, draft.categories)
    const storing = { current: undefined, categoryIds: [...ids.values()], now: startedAt }
    await storeAttribute(database, draft, storing)
  }
}

/** As the draft of a product says it. */
export const valuesOf = (product: string) =>
  Object.entries(specifications[product] ?? {}).map(([attribute, value]) =>
    typeof value === 'object'
      ? { attribute, value: value.en, valueBn: value.bn }
      : { attribute, value, valueBn: null },
  )

import type { Attribute, AttributeKind, AttributeValue } from './attribute.ts'
import type { AttributeValuesDraft } from './contract.ts'

export type AttributeRefusal =
  | { outcome: 'unknown-attribute'; attribute: string }
  | { outcome: 'wrong-attribute-value'; attribute: string }

type Wanted = AttributeValuesDraft[number]

type Reading = { outcome: 'read'; values: AttributeValue[] } | AttributeRefusal

/** What a draft says of attributes, as it is stored. Named twice, the last one counts. */
export function readValues(
  wanted: AttributeValuesDraft,
  attributes: readonly Attribute[],
): Reading {
  const values = new Map<string, AttributeValue>()
  for (const one of wanted) {
    const attribute = attributes.find(({ slug }) => slug === one.attribute.normalize('NFC'))
    if (!attribute) return { outcome: 'unknown-attribute', attribute: one.attribute }
    const value = readers[attribute.kind](one, attribute)
    if (!value) return { outcome: 'wrong-attribute-value', attribute: one.attribute }
    const { id: attributeId, slug, kind } = attribute
    values.set(slug, { attributeId, slug, kind, ...blank, ...value })
  }
  return { outcome: 'read', values: [...values.values()].toSorted(byAttribute) }
}

/** In one order, however they were written. */
export const byAttribute = (one: AttributeValue, other: AttributeValue) =>
  one.attributeId < other.attributeId ? -1 : 1

const blank = { choice: null, number: null, text: null, textBn: null }

type ValueReader = (wanted: Wanted, attribute: Attribute) => Partial<AttributeValue> | undefined

const readers: Record<AttributeKind, ValueReader> = {
  text: ({ value, valueBn }) =>
    typeof value === 'string' ? { text: value, textBn: valueBn ?? null } : undefined,
  number: ({ value }) => (typeof value === 'number' ? { number: value } : undefined),
  'yes-no': ({ value }) =>
    typeof value === 'boolean' ? { choice: value ? 'yes' : 'no' } : undefined,
  choice: ({ value }, { choices }) =>
    choices.some(({ slug }) => slug === value) ? { choice: String(value) } : undefined,
}

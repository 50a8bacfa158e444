import { latinDigits } from '#platform/phone.ts'
import type { Attribute, AttributeKind } from '#shop/catalog/attributes/attribute.ts'
import type { AttributeValuesDraft } from '#shop/catalog/attributes/contract.ts'
import type { TypedProduct } from '../product-schema.ts'

type Typed = TypedProduct['attributes'][number]

export type ReadValues =
  | { outcome: 'read'; values: AttributeValuesDraft }
  /** A number that is none. */
  | { outcome: 'wrong'; index: number }

/** What was typed and chosen, by the kind of each attribute. What was left empty is not there; nor is what somebody deleted meanwhile. */
export function readTyped(typed: readonly Typed[], attributes: readonly Attribute[]): ReadValues {
  const values: AttributeValuesDraft = []
  for (const [index, one] of typed.entries()) {
    const kind = attributes.find(({ slug }) => slug === one.attribute)?.kind
    if (kind === undefined || (one.value === '' && one.valueBn === '')) continue
    const value = readers[kind](one)
    if (value === undefined) return { outcome: 'wrong', index }
    values.push({ attribute: one.attribute, value, valueBn: one.valueBn || null })
  }
  return { outcome: 'read', values }
}

const readers: Record<AttributeKind, (typed: Typed) => string | number | boolean | undefined> = {
  text: ({ value, valueBn }) => value || valueBn,
  number: ({ value }) => numberOf(value),
  'yes-no': ({ value }) => value === 'yes',
  choice: ({ value }) => value,
}

function numberOf(typed: string): number | undefined {
  const digits = latinDigits(typed).replace(/[\s,]/g, '').replace('−', '-')
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(digits) ? Number(digits) : undefined
}

import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { ShownAttribute } from '#shop/catalog/attributes/attribute.ts'

/** ১,৫০০ or 1,500.5, in the language of the page. */
const numberText = (number: number): string =>
  new Intl.NumberFormat(getLocale() === 'bn' ? 'bn-BD' : 'en-IN', {
    maximumFractionDigits: 9,
  }).format(number)

/** What a product has of an attribute. */
export function attributeText({ value, unit }: Pick<ShownAttribute, 'value' | 'unit'>): string {
  if (typeof value === 'boolean') return value ? m.product_yes() : m.product_no()
  if (typeof value === 'string') return value
  return unit === undefined ? numberText(value) : `${numberText(value)} ${unit}`
}

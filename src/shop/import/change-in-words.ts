import type { ProductChange } from '../catalog/products/changes.ts'
import { bothNames, type ProductOption } from '../catalog/options/option.ts'
import { ofEachField, productFields, type ProductFieldName } from '../catalog/product-fields.ts'
import { writeAmount } from './formats/amounts.ts'

const names: Record<string, string> = {
  ...ofEachField<Record<string, string>>((_, { kind, label }) =>
    kind === 'tags' ? `${label}s` : label,
  ),
  categoryId: 'category',
  furtherCategoryIds: 'further categories',
  publishedAt: 'publication',
  dealPriceInPaisa: 'deal price',
  dealStartsAt: 'start of the deal',
  dealEndsAt: 'end of the deal',
  color: 'colour',
  colorBn: 'Bangla colour',
  colorHex: 'colour code',
  optionValues: 'options',
  sku: 'SKU',
  priceInPaisa: 'price',
  discountPriceInPaisa: 'discount price',
  purchaseCostInPaisa: 'purchase cost',
  unitsSold: 'units sold',
  weightInGrams: 'weight in grams',
}
/** Longer than a line, or nothing that a person reads. */
const isLong = (field: string) =>
  field in productFields && productFields[field as ProductFieldName].kind.endsWith('html')

export function changeInWords(change: ProductChange): string {
  switch (change.kind) {
    case 'field':
      return difference(change)
    case 'variant-field':
      return `${change.sku}: ${difference(change)}`
    case 'variant-added':
      return `${change.sku}: a new variant`
    case 'variant-removed':
      return `${change.sku}: not in the file, so this variant is taken away`
    case 'pictures':
      return 'other pictures, or in another order'
    case 'attributes':
      return `attributes ${valueInWords('', change.from)} → ${valueInWords('', change.to)}`
  }
}

function difference({ field, from, to }: { field: string; from: unknown; to: unknown }): string {
  const name = names[field] ?? field
  if (field === 'furtherCategoryIds') return `other ${name}`
  if (field === 'categoryId' || isLong(field)) return `another ${name}`
  return `${name} ${valueInWords(field, from)} → ${valueInWords(field, to)}`
}

function valueInWords(field: string, value: unknown): string {
  if (value === null || value === '') return 'none'
  if (field.endsWith('InPaisa')) return writeAmount(Number(value))
  if (value instanceof Date) return value.toISOString()
  if (field === 'options') return (value as ProductOption[]).map(bothNames).join(', ') || 'none'
  if (Array.isArray(value)) return value.join(', ') || 'none'
  return String(value)
}

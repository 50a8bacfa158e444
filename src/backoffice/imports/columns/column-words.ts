import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { snakeCase } from '#shop/catalog/product-fields.ts'
import { productFieldWords } from '../../product-details/fields/product-field-words.ts'

/** What columns of our own format say; those that begin with `category_` or end with `_bn` are said in wordOfField. */
const names: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    Object.entries(productFieldWords).map(([name, word]) => [snakeCase(name), word]),
  ),
  handle: m.audit_field_slug,
  name: m.audit_field_name,
  category: m.audit_field_category,
  further_categories: m.audit_field_further_categories,
  position: m.audit_field_position,
  parent: m.audit_field_parent,
  hidden: m.audit_field_hidden,
  picture: m.audit_field_picture,
  status: m.audit_field_status,
  published_at: m.audit_field_published,
  deal_price: m.audit_field_deal_price,
  deal_starts_at: m.audit_field_deal_start,
  deal_ends_at: m.audit_field_deal_end,
  former_handles: m.imports_column_former_slugs,
  color: m.audit_field_color,
  color_hex: m.imports_column_color_code,
  size: m.audit_field_size,
  ...Object.fromEntries(
    [1, 2, 3].flatMap((n) => [
      [`option${n}_name`, () => m.editor_option_name({ n: countText(n) })],
      [`option${n}_value`, () => m.imports_column_option_value({ n: countText(n) })],
    ]),
  ),
  sku: () => 'SKU',
  price: m.audit_field_price,
  discount_price: m.audit_field_discount_price,
  purchase_cost: m.audit_field_cost,
  barcode: m.editor_barcode,
  weight_grams: m.editor_weight,
  stock: m.audit_field_stock,
  units_sold: m.imports_column_units_sold,
  pictures: m.imports_column_pictures,
}

/** Undefined where there are no words for it. */
export function wordOfField(column: string): string | undefined {
  if (column.endsWith('_bn')) {
    const field = wordOfField(column.slice(0, -3))
    return field === undefined ? undefined : m.audit_in_bangla({ field })
  }
  if (column.startsWith('category_')) {
    const field = wordOfField(column.slice('category_'.length))
    return field === undefined ? undefined : m.imports_column_of_category({ field })
  }
  return Object.hasOwn(names, column) ? names[column]?.() : undefined
}

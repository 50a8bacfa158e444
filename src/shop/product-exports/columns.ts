import { productFieldNames, snakeCase } from '#shop/catalog/product-fields.ts'

/** Columns of an export of products, in this order: those of our own format, so that the file may be changed and imported. */
export const productColumns = [
  'handle',
  'name',
  ...productFieldNames.map((name) => snakeCase(name)),
  'category',
  'category_name',
  'category_name_bn',
  'further_categories',
  'status',
  'published_at',
  'deal_price',
  'deal_starts_at',
  'deal_ends_at',
  'option1_name',
  'option1_name_bn',
  'option2_name',
  'option2_name_bn',
  'option3_name',
  'option3_name_bn',
  'color',
  'color_bn',
  'color_hex',
  'size',
  'option1_value',
  'option2_value',
  'option3_value',
  'sku',
  'price',
  'discount_price',
  'purchase_cost',
  'barcode',
  'weight_grams',
  'stock',
  'units_sold',
  /** One for each that the shop has. */
  'attributes',
] as const

export type ProductColumn = (typeof productColumns)[number]

/** Counted with in a sheet. */
export const isNumber = (column: string): boolean =>
  column === 'stock' ||
  column === 'units_sold' ||
  column === 'weight_grams' ||
  column === 'limit_per_order' ||
  column === 'low_stock_from' ||
  /^(?:deal_|discount_)?price$/.test(column) ||
  column === 'purchase_cost'

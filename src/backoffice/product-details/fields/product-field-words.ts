import { m } from '#paraglide/messages.js'
import type { ProductFieldName } from '#shop/catalog/product-fields.ts'

/** A field of a product has a word: a forgotten one does not compile. the caller adds `Bn`. */
export const productFieldWords = {
  brand: m.audit_field_brand,
  description: m.audit_field_description,
  tags: m.audit_field_tags,
  limitPerOrder: m.editor_limit,
  lowStockFrom: m.editor_low_stock,
  videoUrl: m.editor_video,
  metaTitle: m.editor_meta_title,
  metaDescription: m.editor_meta_description,
} satisfies Record<Exclude<ProductFieldName, `${string}Bn`>, () => string>

import { sanitiseHtml } from '#platform/text/sanitise-html.ts'
import { tidyLine, tidyText } from '#platform/text/tidy.ts'
import type { ProductDraft } from '../contract.ts'
import { ofEachField, type FieldKind, type ProductFieldValues } from '../product-fields.ts'

/** Undefined and null stay what they are; a text of nothing is nothing. */
const tidied = (text: string | null | undefined) => text && (tidyText(text) || null)

const tidyHtml = (html: string) => tidyText(sanitiseHtml(html))

const tidyValue: { [Kind in FieldKind]: (value: never) => unknown } = {
  text: tidyText,
  'perhaps-text': tidied,
  html: tidyHtml,
  'perhaps-html': (html: string | null) => html && (tidyHtml(html) || null),
  tags: (tags: string[]) => [...new Set(tags.map(tidyText))],
  'perhaps-whole': (whole: number | null) => whole,
  url: tidyText,
}

const tidyFields = (draft: ProductDraft): Partial<ProductFieldValues> =>
  ofEachField((name, { kind }) => draft[name] && tidyValue[kind](draft[name] as never))

/** One Unicode form and safe HTML, so that what is the same to the eye is the same to the database. */
export function tidyDraft(draft: ProductDraft): ProductDraft {
  const { slug, category, furtherCategories } = draft
  return {
    ...draft,
    ...tidyFields(draft),
    name: tidyText(draft.name),
    slug: slug?.normalize('NFC'),
    category: category?.normalize('NFC'),
    furtherCategories: furtherCategories?.map((one) => one.normalize('NFC')),
    options: draft.options?.map(({ name, nameBn }) => ({
      name: tidyLine(name),
      nameBn: nameBn && (tidyLine(nameBn) || null),
    })),
    variants: draft.variants.map((variant) => ({
      ...variant,
      sku: tidyText(variant.sku),
      color: tidied(variant.color),
      colorBn: tidied(variant.colorBn),
      size: tidied(variant.size),
      optionValues: variant.optionValues?.map(tidyLine),
      barcode: tidied(variant.barcode),
    })),
    pictures: draft.pictures?.map(({ hash, variantSku, alt, altBn, focus }) => ({
      hash,
      variantSku: tidied(variantSku),
      alt: alt && tidyLine(alt),
      altBn: altBn && tidyLine(altBn),
      focus,
    })),
  }
}

import { z } from 'zod'
import { latinDigits } from '#platform/phone.ts'
import {
  isUrlOrEmpty,
  ofEachField,
  productFields,
  type FieldKind,
  type OfEachField,
  type ProductField,
  type ProductFieldName,
  type ProductFieldValues,
} from '#shop/catalog/product-fields.ts'
import { orNull, typedText } from '../../forms/typed-fields.ts'

/** How the fields of a product are typed: what a form sends of each kind, and how what is stored stands in it. */

export type ProductProblem =
  | 'name-missing'
  | 'too-long'
  | 'slug-wrong'
  | 'slug-taken'
  | 'category-missing'
  | 'category-gone'
  | 'too-many-categories'
  | 'category-limit'
  | 'moment-missing'
  | 'amount-unclear'
  | 'amount-missing'
  | 'deal-incomplete'
  | 'deal-turned'
  | 'discount-not-below'
  | 'sku-missing'
  | 'sku-twice'
  | 'sku-taken'
  | 'option-twice'
  | 'option-value-missing'
  | 'option-name-twice'
  | 'hex-wrong'
  | 'pieces-wrong'
  | 'limit-wrong'
  | 'url-wrong'
  | 'barcode-wrong'
  | 'variants-missing'
  | 'too-many'
  | 'number-wrong'
  | 'low-stock-wrong'

export const problem = (key: ProductProblem) => key

/** Empty: none. */
export const perhapsWhole = (from: number, to: number, wrong: ProductProblem) =>
  z
    .string()
    .max(12, problem(wrong))
    .default('')
    .transform((typed, context) => {
      const digits = latinDigits(typed).replace(/[\s,]/g, '')
      if (digits === '') return null
      const whole = /^\d{1,7}$/.test(digits) ? Number(digits) : NaN
      if (whole >= from && whole <= to) return whole
      context.addIssue({ code: 'custom', message: problem(wrong) })
      return z.NEVER
    })

const schemaOf = {
  text: ({ most }: ProductField) => typedText(most),
  'perhaps-text': ({ most }: ProductField) => typedText(most).transform(orNull),
  html: ({ most }: ProductField) => typedText(most),
  'perhaps-html': ({ most }: ProductField) => typedText(most).transform(orNull),
  tags: ({ most }: ProductField) =>
    z
      .string()
      .max(most * 50, problem('too-long'))
      .default('')
      .transform((typed) => [
        ...new Set(
          typed
            .split(/[,\n]/)
            .map((tag) => tag.trim())
            .filter(Boolean),
        ),
      ])
      .pipe(z.array(z.string().max(most, problem('too-long'))).max(250, problem('too-many'))),
  'perhaps-whole': (field: ProductField) =>
    perhapsWhole(
      1,
      field.most,
      field === productFields.lowStockFrom ? 'low-stock-wrong' : 'limit-wrong',
    ),
  url: ({ most }: ProductField) => typedText(most).refine(isUrlOrEmpty, problem('url-wrong')),
} satisfies Record<FieldKind, (field: ProductField) => z.ZodType>

export const typedFieldSchemas = ofEachField<OfEachField<typeof schemaOf>>((_, field) =>
  schemaOf[field.kind](field),
)

const asItIs = (value: string) => value
const orEmpty = (value: string | null) => value ?? ''

const typedOf: { [Kind in FieldKind]: (value: never) => string } = {
  text: asItIs,
  'perhaps-text': orEmpty,
  html: asItIs,
  'perhaps-html': orEmpty,
  tags: (tags: string[]) => tags.join(', '),
  'perhaps-whole': (whole: number | null) => whole?.toString() ?? '',
  url: asItIs,
}

/** As the fields of the form hold what is stored. */
export const typedFieldsOf = (product: ProductFieldValues): Record<ProductFieldName, string> =>
  ofEachField((name, { kind }) => typedOf[kind](product[name] as never))

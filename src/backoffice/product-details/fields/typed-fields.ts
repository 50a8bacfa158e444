import { z } from 'zod'
import { latinDigits } from '#platform/phone.ts'
import {
  isWebAddressOrEmpty,
  ofEachField,
  type FieldKind,
  type OfEachField,
  type ProductField,
  type ProductFieldName,
  type ProductFieldValues,
} from '#shop/catalog/product-fields.ts'

/** How the fields of a product are typed: what a form sends of each kind, and how what is stored stands in it. */

export type ProductProblem =
  | 'name-missing'
  | 'too-long'
  | 'slug-wrong'
  | 'slug-taken'
  | 'category-missing'
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
  | 'hex-wrong'
  | 'pieces-wrong'
  | 'limit-wrong'
  | 'address-wrong'
  | 'barcode-wrong'
  | 'variants-missing'
  | 'too-many'
  | 'number-wrong'

export const problem = (key: ProductProblem) => key

export const text = (most: number) => z.string().trim().max(most, problem('too-long')).default('')
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

const orNull = (typed: string) => (typed === '' ? null : typed)

const schemaOf = {
  text: ({ most }: ProductField) => text(most),
  'perhaps-text': ({ most }: ProductField) => text(most).transform(orNull),
  html: ({ most }: ProductField) => text(most),
  'perhaps-html': ({ most }: ProductField) => text(most).transform(orNull),
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
  'perhaps-whole': ({ most }: ProductField) => perhapsWhole(1, most, 'limit-wrong'),
  'web-address': ({ most }: ProductField) =>
    text(most).refine(isWebAddressOrEmpty, problem('address-wrong')),
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
  'web-address': asItIs,
}

/** As the fields of the form hold what is stored. */
export const typedFieldsOf = (product: ProductFieldValues): Record<ProductFieldName, string> =>
  ofEachField((name, { kind }) => typedOf[kind](product[name] as never))

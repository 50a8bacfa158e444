import { z } from 'zod'
import { latinDigits } from '#platform/phone.ts'
import { paisaFromTyped } from '#platform/typed-taka.ts'
import { productFields } from '#shop/catalog/product-fields.ts'
import {
  perhapsWhole,
  problem,
  typedFieldSchemas,
  type ProductProblem,
} from './fields/typed-fields.ts'
import { sentCategories } from './fields/typed-categories.ts'
import { longestOptionName, longestOptionValue } from '#shop/catalog/options/option.ts'
import { optionsTwice, wrongRows } from './variants/wrong-rows.ts'
import { typedEnd, typedMoment, typedText } from '../forms/typed-fields.ts'

/** What the form of a product sends, by rules that page and browser share. Issues are keys; the page says them in words. */

const needed = (most: number, missing: ProductProblem) =>
  z.string(problem(missing)).trim().min(1, problem(missing)).max(most, problem('too-long'))

/** Of money, in paisa. Empty: none. */
const amount = z
  .string()
  .max(30, problem('amount-unclear'))
  .default('')
  .transform((typed, context) => {
    if (typed.trim() === '') return null
    const paisa = paisaFromTyped(typed)
    if (paisa !== undefined) return paisa
    context.addIssue({ code: 'custom', message: problem('amount-unclear') })
    return z.NEVER
  })

/** More than nothing. */
const price = amount.transform((paisa, context) => {
  if (paisa !== 0) return paisa
  context.addIssue({ code: 'custom', message: problem('amount-unclear') })
  return z.NEVER
})

const pieces = z
  .string()
  .max(12, problem('pieces-wrong'))
  .default('')
  .transform((typed, context) => {
    const digits = latinDigits(typed).replace(/[\s,]/g, '')
    if (/^\d{0,7}$/.test(digits)) return Number(digits)
    context.addIssue({ code: 'custom', message: problem('pieces-wrong') })
    return z.NEVER
  })

/** A scanner that types Bangla digits is no other label. */
const barcode = z
  .string()
  .transform((typed) => latinDigits(typed).replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^[\x21-\x7e]{0,48}$/, problem('barcode-wrong')))
  .default('')

const variant = z
  .object({
    /** The id of one that the shop has; else of the row. */
    key: z.string().max(60).default(''),
    sku: needed(100, 'sku-missing'),
    color: typedText(60),
    colorBn: typedText(60),
    colorHex: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^(#[0-9a-f]{6})?$/, problem('hex-wrong'))
      .default(''),
    size: typedText(60),
    option1: typedText(longestOptionValue),
    option2: typedText(longestOptionValue),
    option3: typedText(longestOptionValue),
    price: price.transform((paisa, context) => {
      if (paisa !== null) return paisa
      context.addIssue({ code: 'custom', message: problem('amount-missing') })
      return z.NEVER
    }),
    discount: price,
    cost: amount,
    barcode,
    weight: perhapsWhole(0, 1_000_000, 'pieces-wrong'),
    stock: pieces,
  })
  .refine((row) => row.discount === null || row.discount < row.price, {
    path: ['discount'],
    error: problem('discount-not-below'),
  })

/** A field of a browser that has no such field says nothing. */
const percent = z.coerce.number().int().min(0).max(100).optional()

const picture = z.object({
  hash: z.string().max(64),
  alt: typedText(250),
  altBn: typedText(250),
  focusX: percent,
  focusY: percent,
  /** The rows that it shows; empty: all. */
  row: z.string().max(30_000).default(''),
})

const attribute = z.object({
  attribute: z.string().max(200),
  value: typedText(500),
  valueBn: typedText(500),
})

const optionName = typedText(longestOptionName)

export const productFormSchema = z
  .object({
    version: z.string().max(15).regex(/^\d+$/).transform(Number).optional(),
    /** When the version was written that the form was begun upon. */
    since: z.string().max(40).optional(),
    name: needed(productFields.nameBn.most, 'name-missing'),
    ...typedFieldSchemas,
    slug: z
      .string()
      .trim()
      .max(200, problem('too-long'))
      .regex(/^([\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*)?$/u, problem('slug-wrong'))
      .default(''),
    category: typedText(200),
    newCategory: typedText(120),
    furtherCategories: sentCategories,
    status: z.enum(['draft', 'active', 'planned', 'archived']).default('draft'),
    publishAt: typedMoment,
    dealPrice: price,
    dealStartsAt: typedMoment,
    dealEndsAt: typedEnd,
    option1: optionName,
    option1Bn: optionName,
    option2: optionName,
    option2Bn: optionName,
    option3: optionName,
    option3Bn: optionName,
    variants: z
      .array(variant, problem('variants-missing'))
      .min(1, problem('variants-missing'))
      .max(500, problem('too-many')),
    pictures: z.array(picture).max(250, problem('too-many')).default([]),
    attributes: z.array(attribute).max(200, problem('too-many')).default([]),
  })
  .superRefine(({ status, publishAt, category, newCategory, variants, ...typed }, context) => {
    const refuse = (path: (string | number)[], key: ProductProblem) =>
      context.addIssue({ code: 'custom', path, message: problem(key) })
    if (status === 'planned' && !publishAt) refuse(['publishAt'], 'moment-missing')
    for (const [field, key] of wrongDeal(typed)) refuse([field], key)
    if (category === '' && newCategory === '') refuse(['category'], 'category-missing')
    for (const slot of optionsTwice(typed)) refuse([slot], 'option-name-twice')
    for (const [index, field, key] of wrongRows(variants, typed))
      refuse(['variants', index, field], key)
  })

interface TypedDeal {
  dealPrice: number | null
  dealStartsAt?: Date | null | undefined
  dealEndsAt?: Date | null | undefined
}

function wrongDeal({ dealPrice, dealStartsAt, dealEndsAt }: TypedDeal) {
  const wrong: [keyof TypedDeal, ProductProblem][] = []
  if (dealPrice !== null && !dealEndsAt) wrong.push(['dealEndsAt', 'deal-incomplete'])
  if ((dealStartsAt ?? dealEndsAt) && dealPrice === null)
    wrong.push(['dealPrice', 'deal-incomplete'])
  if (dealStartsAt && dealEndsAt && dealStartsAt >= dealEndsAt)
    wrong.push(['dealEndsAt', 'deal-turned'])
  return wrong
}

export type TypedProduct = z.output<typeof productFormSchema>

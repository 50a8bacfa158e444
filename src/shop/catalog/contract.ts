import { endFromJson } from '#platform/typed-moment.ts'
import { z } from 'zod'
import { attributeValuesSchema } from './attributes/contract.ts'
import { mostFurtherCategories } from './further-categories/further-categories.ts'
import { optionsSchema, optionValuesSchema } from './options/contract.ts'
import { checkVariants } from './options/check-variants.ts'
import {
  ofEachField,
  isUrlOrEmpty,
  type FieldKind,
  type OfEachField,
  type ProductField,
} from './product-fields.ts'

/** 2 crore taka: what a whole number of PostgreSQL holds, with room for none of it to overflow. */
const mostPaisa = 2_000_000_000
const mostPieces = 1_000_000_000
/** A tonne. */
const mostGrams = 1_000_000

/** 8.90123E+12 */
export const isShortened = (code: string): boolean => /^\d(\.\d+)?E\+\d+$/i.test(code)

const words = (name: string, most: number) =>
  z
    .string()
    .trim()
    .min(1, `${name} is missing`)
    .max(most, `${name} is longer than ${most} characters`)
const perhaps = (name: string, most: number) => words(name, most).nullish()

const price = (name: string) =>
  z
    .int(`${name} is not an amount of money`)
    .min(0, `${name} is below zero`)
    .max(mostPaisa, `${name} is above 2 crore taka`)
const pieces = (name: string) =>
  z
    .int(`${name} is not a whole number`)
    .min(0, `${name} is below zero`)
    .max(mostPieces, `${name} is above ${mostPieces}`)

/** Of this program, or as JSON carries it. */
export const moment = (error: string) =>
  z.union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))], error)

/** When something ends: a day counts to its end, in Dhaka (D40). */
export const end = (error: string) =>
  z.union(
    [z.date(), z.union([z.iso.date(), z.iso.datetime({ offset: true })]).transform(endFromJson)],
    error,
  )

const slugSchema = z
  .string()
  .max(200, 'The slug is longer than 200 characters')
  .regex(
    /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u,
    'The slug may have letters, digits and single dashes only',
  )

const tooManyCategories = `There are more than ${mostFurtherCategories} further categories`

const altSchema = z
  .string()
  .max(250, 'What a picture shows is said in more than 250 characters')
  .optional()

const percent = z.int('The focus is not in whole percent').min(0).max(100)

/** What stays in sight where a picture is cut, in percent from the left and from the top. Left out, it stays as it is. */
const focusSchema = z.object({ x: percent, y: percent })

const variantDraftSchema = z
  .object({
    /** Which one it is, whatever its SKU and its options become; left out, they say so. */
    id: z.uuid('The id of the variant is none').optional(),
    sku: words('The SKU', 100),
    color: perhaps('The colour', 60),
    colorBn: perhaps('The Bangla colour', 60),
    colorHex: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'The colour code is not like #1a2b3c')
      .nullish(),
    size: perhaps('The size', 60),
    /** One for each option of the product, in their order. */
    optionValues: optionValuesSchema.optional(),
    priceInPaisa: price('The price').min(1, 'The price is zero: the shop would give it away'),
    discountPriceInPaisa: price('The discount price')
      .min(1, 'The discount price is zero')
      .nullish(),
    purchaseCostInPaisa: price('The purchase cost').nullish(),
    /** What a scanner reads from the label: letters, digits and simple signs, without spaces. */
    barcode: words('The barcode', 48)
      .regex(/^[\x21-\x7e]*$/, 'The barcode may have Latin letters, digits and simple signs only')
      .refine(
        (code) => !isShortened(code),
        'The barcode looks like a number that a spreadsheet has shortened',
      )
      .nullish(),
    weightInGrams: z
      .int('The weight is not a whole number of grams')
      .min(0, 'The weight is below zero')
      .max(mostGrams, 'The weight is above a tonne')
      .nullish(),
    /** With `unitsSold` it was counted when so many were sold: what was sold since is taken off. */
    stock: pieces('The stock').optional(),
    /** For a variant that the shop does not have yet. */
    stockWhenNew: pieces('The stock').optional(),
    /** Pieces more or fewer, for a variant that it has. */
    stockChange: z.int('The change of the stock is not a whole number').optional(),
    /** Never goes down: what is sold is sold. */
    unitsSold: pieces('The number of units sold').optional(),
  })
  .refine(
    ({ priceInPaisa, discountPriceInPaisa }) =>
      (discountPriceInPaisa ?? 0) < priceInPaisa || !discountPriceInPaisa,
    { path: ['discountPriceInPaisa'], error: 'The discount price is not below the price' },
  )

const upTo = ({ label, most }: ProductField) =>
  z.string().max(most, `The ${label} is longer than ${most.toLocaleString('en')} characters`)

const schemaOf = {
  text: (field: ProductField) =>
    z
      .string()
      .trim()
      .max(field.most, `The ${field.label} is longer than ${field.most} characters`)
      .optional(),
  'perhaps-text': ({ label, most }: ProductField) => perhaps(`The ${label}`, most),
  html: (field: ProductField) => upTo(field).optional(),
  'perhaps-html': (field: ProductField) => upTo(field).nullish(),
  tags: ({ label, most }: ProductField) =>
    z
      .array(words(`A ${label}`, most))
      .max(250, `There are more than 250 ${label}s`)
      .optional(),
  'perhaps-whole': ({ label, most }: ProductField) =>
    z
      .int(`The ${label} is not a whole number`)
      .min(1, `The ${label} is below one`)
      .max(most, `The ${label} is above ${most}`)
      .nullish(),
  url: ({ label, most }: ProductField) =>
    z
      .string()
      .trim()
      .max(most, `The ${label} is longer than ${most} characters`)
      .refine(isUrlOrEmpty, `The ${label} is not an address that begins with https://`)
      .optional(),
} satisfies Record<FieldKind, (field: ProductField) => z.ZodType>

const fieldSchemas = ofEachField<OfEachField<typeof schemaOf>>((_, field) =>
  schemaOf[field.kind](field),
)

/**
 * A product as a person or a file wants it. What is left out (undefined) stays as it is in the shop, or gets a plain first
 * value in a new product; null takes it away. Variants and pictures are shown in the order given.
 */
export const productDraftSchema = z
  .object({
    slug: slugSchema.optional(),
    name: words('The name', 255),
    ...fieldSchemas,
    /** Slug of a category that exists; a new product needs one. */
    category: slugSchema.optional(),
    /** Slugs of others that it stands in, too; the one above is left out of them. */
    furtherCategories: z.array(slugSchema).max(mostFurtherCategories, tooManyCategories).optional(),
    status: z
      .enum(['draft', 'active', 'archived'], 'The status is none of draft, active, archived')
      .optional(),
    publishedAt: moment('The publication time is not a time').nullish(),
    deal: z
      .object({
        priceInPaisa: price('The deal price').min(1, 'The deal price is zero'),
        /** Left out or null: it begins at once. */
        startsAt: moment('The start of the deal is not a time').nullish(),
        endsAt: end('The end of the deal is not a time'),
      })
      .refine(({ startsAt, endsAt }) => !startsAt || startsAt < endsAt, {
        path: ['endsAt'],
        error: 'The deal ends before it starts',
      })
      .nullish(),
    /** What its variants differ in besides colour and size. */
    options: optionsSchema.optional(),
    variants: z
      .array(variantDraftSchema)
      .min(1, 'There is no variant')
      .max(500, 'There are more than 500 variants'),
    pictures: z
      .array(
        z.object({
          hash: z.string().min(1),
          /** A picture of several variants stands here once for each. */
          variantSku: z.string().nullish(),
          /** What it shows, in words. Left out, it stays as it is. */
          alt: altSchema,
          altBn: altSchema,
          focus: focusSchema.optional(),
        }),
      )
      .max(2500, 'There are more than 250 pictures')
      .refine(
        (pictures) => new Set(pictures.map(({ hash }) => hash)).size <= 250,
        'There are more than 250 pictures',
      )
      .optional(),
    attributes: attributeValuesSchema.optional(),
  })
  .superRefine(checkVariants)

export type ProductDraft = z.infer<typeof productDraftSchema>
export type VariantDraft = z.infer<typeof variantDraftSchema>

export const categoryDraftSchema = z.object({
  slug: slugSchema,
  name: words('The name', 120),
  nameBn: perhaps('The Bangla name', 120),
  /** Plain text. */
  description: perhaps('The description', 2000),
  descriptionBn: perhaps('The Bangla description', 2000),
  /** Hash of a stored picture. */
  picture: z.string().min(1).nullish(),
  /** Of the category that it stands in; null: at the top. */
  parentId: z.uuid('The parent is not an id').nullish(),
  hidden: z.boolean().optional(),
  position: z.int('The position is not a whole number').optional(),
})

export type CategoryDraft = z.infer<typeof categoryDraftSchema>

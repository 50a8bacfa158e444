import { z } from 'zod'
import { draftedValue } from '#shop/catalog/attributes/attribute.ts'
import type { WholeProduct } from '#shop/catalog/products/list-whole-products.ts'
import { ofEachField, type OfEachField } from '#shop/catalog/product-fields.ts'
import type { VariantConflict } from '#shop/catalog/variant.ts'
import { answerOf } from '../product-answers.ts'

/** How programs of staff see a product: all of it, in paisa. */

const paisa = z.int().nullable()
const moment = z.iso.datetime().nullable()

export const wholeStaffProductSchema = z.object({
  id: z.uuid(),
  version: z.int().meta({ description: 'What a change names: it is of what was read' }),
  slug: z.string(),
  formerSlugs: z.array(z.string()),
  name: z.string(),
  ...ofEachField<OfEachField<typeof answerOf>>((_, { kind }) => answerOf[kind]()),
  category: z.string().meta({ description: 'Slug of its main one' }),
  furtherCategories: z
    .array(z.string())
    .meta({ description: 'Slugs of the others that it stands in' }),
  status: z.enum(['draft', 'active', 'archived']),
  publishedAt: moment,
  deal: z
    .object({
      priceInPaisa: z.int(),
      startsAt: z.iso.datetime().nullable().meta({ description: 'Null: it has begun' }),
      endsAt: z.iso.datetime(),
    })
    .nullable(),
  options: z
    .array(z.object({ name: z.string(), nameBn: z.string().nullable() }))
    .meta({ description: 'What its variants differ in besides colour and size' }),
  variants: z.array(
    z.object({
      id: z.uuid(),
      sku: z.string(),
      color: z.string().nullable(),
      colorBn: z.string().nullable(),
      colorHex: z.string().nullable(),
      size: z.string().nullable(),
      optionValues: z.array(z.string()).meta({ description: 'One for each of the options' }),
      priceInPaisa: z.int(),
      discountPriceInPaisa: paisa,
      purchaseCostInPaisa: paisa,
      barcode: z.string().nullable(),
      weightInGrams: z.int().nullable(),
      stock: z.int(),
      unitsSold: z.int(),
    }),
  ),
  pictures: z.array(
    z.object({
      hash: z.string(),
      variantSku: z.string().nullable(),
      alt: z.string().meta({ description: 'What it shows, in words; empty where nobody said it' }),
      altBn: z.string(),
      focus: z.object({ x: z.int(), y: z.int() }).meta({
        description:
          'What stays in sight where it is cut, in percent from the left and from the top',
      }),
    }),
  ),
  attributes: z.array(
    z.object({
      attribute: z.string().meta({ description: 'Slug' }),
      value: z.union([z.string(), z.number(), z.boolean()]),
      valueBn: z.string().nullable(),
    }),
  ),
  updatedAt: z.iso.datetime(),
})

export function toWholeProduct(product: WholeProduct): z.infer<typeof wholeStaffProductSchema> {
  const { dealPriceInPaisa, dealStartsAt, dealEndsAt, publishedAt } = product
  return wholeStaffProductSchema.parse({
    ...product,
    category: product.category.slug,
    furtherCategories: product.furtherCategories.map(({ slug }) => slug),
    publishedAt: publishedAt?.toISOString() ?? null,
    deal:
      dealPriceInPaisa !== null && dealEndsAt
        ? {
            priceInPaisa: dealPriceInPaisa,
            startsAt: dealStartsAt?.toISOString() ?? null,
            endsAt: dealEndsAt.toISOString(),
          }
        : null,
    attributes: product.attributes.map(draftedValue),
    pictures: product.pictures.map(({ focusX: x, focusY: y, ...shown }) => ({
      ...shown,
      focus: { x, y },
    })),
    updatedAt: product.updatedAt.toISOString(),
  })
}

/** What of its variants does not go together. */
export function sentenceOf(conflict: VariantConflict): string {
  switch (conflict.outcome) {
    case 'option-twice':
      return `Two variants have ${conflict.option}`
    case 'option-values-do-not-fit':
      return `Give ${conflict.sku} one value for each option of the product`
    case 'discount-not-below-price':
      return `The discount price of ${conflict.sku} is not below it`
  }
}

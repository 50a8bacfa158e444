import { z } from 'zod'
import { takaFromPaisa } from '#platform/money.ts'
import { chosenOptionSchema } from '#shop/catalog/options/contract.ts'
import type { ProductItem } from '#shop/catalog/listings/item.ts'
import type { SearchHit } from '#shop/catalog/search/search.ts'
import {
  ofEachField,
  shownFields,
  type FieldKind,
  type OfEachField,
} from '#shop/catalog/product-fields.ts'
import { focusSchema } from '#shop/pictures/focus-schema.ts'
import { pictureUrl } from '#shop/pictures/picture.ts'

/** How programs see products (spec 3, D5). Money here is taka. */

const taka = z.number().meta({ description: 'Taka' })
const stockStep = z.enum(['in-stock', 'few-left', 'sold-out'])

export const fewFieldsSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  nameBn: z.string().nullable(),
  slug: z.string(),
  category: z.string().meta({ description: 'Its name' }),
  categorySlug: z.string(),
  images: z
    .array(z.string())
    .meta({ description: 'Paths on this origin; with few fields one small picture' }),
  imageFocus: z.array(focusSchema.nullable()).optional().meta({
    description: 'Of the images in their order; left out where all are cut in the middle',
  }),
  price: z.array(taka).meta({ description: 'Of the variants in their order; the first is shown' }),
  discountPrice: z.array(taka).meta({
    description: 'What is paid instead, a running deal counted in; 0 where there is none',
  }),
})

export const productSchema = fewFieldsSchema.extend({
  brand: z.string(),
  stock: stockStep.meta({ description: 'The best of all variants' }),
  rating: z
    .object({
      average: z.number().meta({ description: 'Of one to five stars, to one decimal place' }),
      count: z.int().meta({ description: 'Reviews' }),
    })
    .optional()
    .meta({ description: 'Left out where nobody has reviewed it' }),
  variants: z.array(
    z.object({
      id: z.uuid(),
      sku: z.string(),
      color: z.string().nullable(),
      colorBn: z.string().nullable(),
      colorHex: z.string().nullable(),
      size: z.string().nullable(),
      options: z.array(chosenOptionSchema).meta({
        description: 'What it has of each free option of the product, such as its length',
      }),
      price: taka,
      discountPrice: taka,
      stock: stockStep,
    }),
  ),
})

export const answerOf = {
  text: () => z.string(),
  'perhaps-text': () => z.string().nullable(),
  html: () => z.string(),
  'perhaps-html': () => z.string().nullable(),
  tags: () => z.array(z.string()),
  'perhaps-whole': () => z.int().nullable(),
  url: () => z.string(),
} satisfies Record<FieldKind, () => z.ZodType>

const answers = ofEachField<OfEachField<typeof answerOf>>((_, { kind }) => answerOf[kind]())

export const wholeProductSchema = productSchema.extend(shownFields(answers)).extend({
  description: z.string().meta({ description: 'Safe HTML' }),
  descriptionLanguage: z.enum(['en', 'bn']),
  specification: z
    .array(
      z.object({
        attribute: z.string().meta({ description: 'Slug' }),
        name: z.string(),
        value: z.union([z.string(), z.number(), z.boolean()]),
        unit: z.string().optional(),
      }),
    )
    .meta({ description: 'In the language asked for' }),
})

interface Priced {
  priceInPaisa: number
  sellingPriceInPaisa: number
}

const price = ({ priceInPaisa }: Priced) => takaFromPaisa(priceInPaisa)

/** 0 where nothing is taken off, as carts write it (spec 5). */
const discountPrice = ({ priceInPaisa, sellingPriceInPaisa }: Priced) =>
  sellingPriceInPaisa < priceInPaisa ? takaFromPaisa(sellingPriceInPaisa) : 0

export function toHit(hit: SearchHit): z.infer<typeof fewFieldsSchema> {
  return {
    _id: hit.id,
    name: hit.name,
    nameBn: hit.nameBn,
    slug: hit.slug,
    category: hit.categoryName,
    categorySlug: hit.categorySlug,
    images: hit.picture === null ? [] : [pictureUrl(hit.picture, 192, 'webp')],
    ...(hit.focus && { imageFocus: [hit.focus] }),
    price: hit.prices.map(price),
    discountPrice: hit.prices.map(discountPrice),
  }
}

export function toFewFields(item: ProductItem): z.infer<typeof fewFieldsSchema> {
  return toHit({
    ...item,
    categorySlug: item.category,
    picture: item.pictures[0]?.hash ?? null,
    focus: item.pictures[0]?.focus ?? null,
    prices: item.variants,
  })
}

export function toProduct(item: ProductItem): z.infer<typeof productSchema> {
  return {
    ...toFewFields(item),
    images: item.pictures.map(({ hash }) => pictureUrl(hash, 640, 'webp')),
    ...(item.pictures.some(({ focus }) => focus) && {
      imageFocus: item.pictures.map(({ focus }) => focus ?? null),
    }),
    brand: item.brand,
    stock: item.stock,
    ...(item.rating && { rating: item.rating }),
    variants: item.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      color: variant.color,
      colorBn: variant.colorBn,
      colorHex: variant.colorHex,
      size: variant.size,
      options: variant.options,
      price: price(variant),
      discountPrice: discountPrice(variant),
      stock: variant.stock,
    })),
  }
}

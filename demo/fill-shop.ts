import { v5 as idOf, v7 as newId } from 'uuid'
import { recordAudit } from '#shop/audit/record-audit.ts'
import { byScript, nameOfInitiator } from '#shop/initiator.ts'
import { banners as storedBanners } from '#shop/banners/tables.ts'
import { storeBanner } from '#shop/banners/store-banner.ts'
import type { ProductDraft } from '#shop/catalog/contract.ts'
import { storeCategory } from '#shop/catalog/categories/store-category.ts'
import { storeProduct } from '#shop/catalog/products/store-product.ts'
import { saveDrawing } from '#shop/pictures/save-drawing.ts'
import { saveMarker } from '#shop/settings/save-marker.ts'
import type { Shop } from '#shop/shop.ts'
import { accessories } from './catalogue/accessories.ts'
import { electronics } from './catalogue/electronics.ts'
import { garden } from './catalogue/garden.ts'
import { health } from './catalogue/health.ts'
import { homeDecor } from './catalogue/home-decor.ts'
import { home } from './catalogue/home.ts'
import { fillAttributes, valuesOf } from './fill-attributes.ts'
import { fillContent } from './fill-content.ts'
import { fillReviews } from './fill-reviews.ts'
import { fillSettings } from './fill-settings.ts'
import { findBeginning } from './find-beginning.ts'
import type { DemoCategory, DemoProduct, DemoVariant, Drawing } from './demo-product.ts'
import { banners } from './drawings/banners.ts'

/** In the order of the specification. */
const categories: readonly DemoCategory[] = [
  home,
  electronics,
  health,
  accessories,
  garden,
  homeDecor,
]

/**
 * Fills an empty shop with the demonstration catalogue. Every step can be done twice, so a start that was killed half-way is
 * completed by the next one; a shop that has anything of its own is left alone.
 */
export async function fillShop(shop: Shop): Promise<void> {
  const beginning = await findBeginning(shop)
  if (!beginning) return
  const startedAt = beginning.toISOString()
  shop.log.info('filling the empty shop with the demonstration catalogue')
  await saveMarker(shop, 'demonstration', { startedAt, filled: false })
  for (const [position, category] of categories.entries())
    await fillCategory(shop, category, position)
  await fillAttributes(shop, beginning)
  for (const category of categories) await fillProducts(shop, category, beginning)
  await fillReviews(shop, beginning)
  await fillSettings(shop)
  await fillBanners(shop)
  await fillContent(shop, beginning)
  const subject = { type: 'import', id: newId(), name: 'demonstration' } as const
  const origin = nameOfInitiator(byScript('demonstration'))
  const entry = { action: 'products-imported', actorId: null, subject, origin } as const
  await recordAudit(shop.database, entry, shop.now())
  await saveMarker(shop, 'demonstration', { startedAt, filled: true })
  shop.log.info('the demonstration catalogue is there')
}

async function fillCategory(
  shop: Shop,
  { slug, name, picture }: DemoCategory,
  position: number,
): Promise<void> {
  const { hash } = await saveDrawing(shop, picture())
  await storeCategory(shop.database, {
    slug,
    name: name.en,
    nameBn: name.bn,
    picture: hash,
    position,
  })
}

async function fillProducts(
  shop: Shop,
  { slug, products }: DemoCategory,
  startedAt: Date,
): Promise<void> {
  for (const product of products) {
    const draft = await draftOf(shop, product, startedAt)
    const saved = await storeProduct(shop.database, { ...draft, category: slug }, startedAt, {
      stockKind: 'opening',
    })
    if (!('id' in saved))
      throw new Error(`The demonstration product ${product.slug} was refused: ${saved.outcome}`)
  }
}

async function draftOf(shop: Shop, product: DemoProduct, startedAt: Date): Promise<ProductDraft> {
  const { slug, name, brand, description, tags, variants, deal } = product
  return {
    slug,
    name: name.en,
    nameBn: name.bn,
    brand,
    description: description.en,
    descriptionBn: description.bn,
    tags,
    status: 'active',
    publishedAt: new Date(startedAt.getTime() - product.publishedDaysAgo * 24 * 3_600_000),
    deal: deal
      ? {
          priceInPaisa: deal.priceInTaka * 100,
          endsAt: new Date(startedAt.getTime() + deal.endsInHours * 3_600_000),
        }
      : null,
    options: product.options?.map((option) => ({ name: option.en, nameBn: option.bn })) ?? [],
    variants: variants.map((variant, index) => ({
      ...variantOf(variant),
      unitsSold: index === 0 ? product.unitsSold : 0,
    })),
    pictures: await picturesOf(shop, product),
    attributes: valuesOf(slug),
  }
}

function variantOf({ color, size, optionValues = [], sku, stock, ...prices }: DemoVariant) {
  return {
    sku,
    stock,
    color: color?.name.en ?? null,
    colorBn: color?.name.bn ?? null,
    colorHex: color?.hex ?? null,
    size: size ?? null,
    optionValues,
    priceInPaisa: prices.priceInTaka * 100,
    discountPriceInPaisa: prices.discountPriceInTaka ? prices.discountPriceInTaka * 100 : null,
    purchaseCostInPaisa: prices.purchaseCostInTaka * 100,
  }
}

/** Those of the variants first, each drawing once: the sizes of one colour share theirs. */
async function picturesOf(shop: Shop, product: DemoProduct) {
  const drawn = new Map<string, string | null>()
  const draw = async (drawing: Drawing, variantSku: string | null) => {
    const { hash } = await saveDrawing(shop, drawing())
    if (!drawn.has(hash)) drawn.set(hash, variantSku)
  }
  for (const variant of product.variants) {
    for (const drawing of variant.pictures ?? []) await draw(drawing, variant.sku)
  }
  for (const drawing of product.pictures) await draw(drawing, null)
  return [...drawn].map(([hash, variantSku]) => ({ hash, variantSku }))
}

/** One that a killed fill has left is there as it shall be. */
async function fillBanners(shop: Shop): Promise<void> {
  const rows = await shop.database.select({ id: storedBanners.id }).from(storedBanners)
  const known = new Set(rows.map(({ id }) => id))
  for (const [position, { slug, title, drawing, ...banner }] of banners.entries()) {
    const id = idOf(`https://haat.example/banners/${slug}`, idOf.URL)
    if (known.has(id)) continue
    const { hash } = await saveDrawing(shop, drawing())
    await storeBanner(shop.database, {
      id,
      ...banner,
      title: title.en,
      titleBn: title.bn,
      picture: hash,
      status: 'Active',
      position,
    })
  }
}

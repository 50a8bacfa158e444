import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { isId } from '#platform/text/is-id.ts'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { listAttributes } from '#shop/catalog/attributes/list-attributes.ts'
import { saveCategory } from '#shop/catalog/categories/save-category.ts'
import type { ProductDraft } from '#shop/catalog/contract.ts'
import { ofEachField, type ProductFieldValues } from '#shop/catalog/product-fields.ts'
import { deleteProduct } from '#shop/catalog/products/delete-product.ts'
import { saveProduct } from '#shop/catalog/products/save-product.ts'
import { slugFrom } from '#shop/catalog/slug.ts'
import type { Person } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { archive, undo, type Archived } from './archive/archive-actions.ts'
import { donePage, newProduct, productsPath } from './product-paths.ts'
import { readTyped } from './attributes/typed-values.ts'
import type { ProductProblem } from './fields/typed-fields.ts'
import { productFormSchema, type TypedProduct } from './product-schema.ts'
import { stockAction } from './stock-action.ts'
import { optionsIn, valuesIn } from './variants/option-slots.ts'
import { keysIn } from './pictures/shown-rows.ts'
import { orNull } from '../forms/typed-fields.ts'

export interface SavedProduct extends Archived {
  /** Of the product that was made. */
  id?: string
}

type Outcome = FormOutcome<SavedProduct>

const save = formAction<typeof productFormSchema, SavedProduct>({
  schema: productFormSchema,
  run: async (typed, { shop, context, request, params }) => {
    const by = personIn(context)
    const attributes = readTyped(typed.attributes, await listAttributes(shop))
    if (attributes.outcome === 'wrong')
      return refuseField(`attributes[${attributes.index}].value`, 'number-wrong')
    const category = await categoryOf(shop, by, typed)
    if (typeof category === 'object') return refuseField('newCategory', category.problem)
    const edited = editedBy(params, typed)
    const draft = draftOf(typed, shop.now())
    const saving = { ...draft, category, attributes: attributes.values }
    const result = await saveProduct(shop, by, edited ? { ...saving, ...edited } : saving)
    if (!('id' in result)) return refusalOf(result, typed)
    const done = edited ? 'saved' : 'created'
    return {
      outcome: 'done',
      answer: { id: result.id },
      goTo: donePage(result.id, done, request),
    }
  },
})

const deleteSchema = z.object({ deletedVersion: z.coerce.number().int().min(1) })

const remove = formAction<typeof deleteSchema, SavedProduct>({
  schema: deleteSchema,
  run: async ({ deletedVersion: version }, { shop, context, request, params }) => {
    const deleting = { id: params['product'] ?? '', version }
    const { outcome } = await deleteProduct(shop, personIn(context), deleting)
    if (outcome !== 'deleted') return { outcome: 'refused', trouble: outcome }
    const language = languageOfPath(new URL(request.url).pathname)
    // The page is gone: a script is led away, too.
    throw redirect(pathInLanguage(`${productsPath}?done=deleted`, language), { status: 303 })
  },
})

/** What is done on the page of a product. */
export const productAction = formActions<SavedProduct>({
  save,
  stock: stockAction,
  archive,
  undo,
  delete: remove,
})

function editedBy({ product = '' }: ActionFunctionArgs['params'], { version }: TypedProduct) {
  if (product === newProduct) return undefined
  if (!isId(product)) throw data(null, { status: 404 })
  return { id: product, version: version ?? 0 }
}

/** A new one is made on the way; one of that name is taken. */
async function categoryOf(
  shop: Shop,
  by: Person,
  { category, newCategory }: TypedProduct,
): Promise<string | { problem: ProductProblem }> {
  if (newCategory === '') return category
  const slug = slugFrom(newCategory)
  if (slug === '') return { problem: 'slug-wrong' }
  const { outcome } = await saveCategory(shop, by, { name: newCategory, slug })
  return outcome === 'category-limit' ? { problem: outcome } : slug
}

function draftOf(typed: TypedProduct, now: Date): ProductDraft {
  const { name, slug, variants, pictures } = typed
  return {
    name,
    ...ofEachField<ProductFieldValues>((field) => typed[field]),
    slug: slug === '' ? undefined : slug,
    furtherCategories: typed.furtherCategories,
    ...publicationOf(typed, now),
    deal:
      typed.dealPrice !== null && typed.dealEndsAt
        ? {
            priceInPaisa: typed.dealPrice,
            startsAt: typed.dealStartsAt,
            endsAt: typed.dealEndsAt,
          }
        : null,
    options: optionsIn(typed),
    variants: variants.map((row) => ({
      ...(isId(row.key) && { id: row.key }),
      sku: row.sku,
      color: orNull(row.color),
      colorBn: orNull(row.colorBn),
      colorHex: orNull(row.colorHex),
      size: orNull(row.size),
      optionValues: valuesIn(typed, row),
      priceInPaisa: row.price,
      discountPriceInPaisa: row.discount,
      purchaseCostInPaisa: row.cost,
      barcode: orNull(row.barcode),
      weightInGrams: row.weight,
      stockWhenNew: row.stock,
    })),
    pictures: pictures.flatMap(({ hash, alt, altBn, focusX, focusY, row: keys }) => {
      const focus =
        focusX === undefined || focusY === undefined ? undefined : { x: focusX, y: focusY }
      return skusShown(variants, keys).map((variantSku) => ({
        hash,
        alt,
        altBn,
        focus,
        variantSku,
      }))
    }),
  }
}

/** A picture of several variants is stored once for each; one of all of them once. */
function skusShown(variants: TypedProduct['variants'], keys: string): (string | null)[] {
  const shown = keysIn(variants, keys)
  const skus = variants.flatMap(({ key, sku }) => (shown.includes(key) ? [sku] : []))
  return skus.length === 0 ? [null] : skus
}

/** Whatever is out since some time stays out since then. */
function publicationOf({ status, publishAt }: TypedProduct, now: Date) {
  if (status === 'planned') return { status: 'active', publishedAt: publishAt ?? now } as const
  if (status === 'active' && publishAt && publishAt > now)
    return { status, publishedAt: now } as const
  return { status } as const
}

const refuseField = (field: string, problem: ProductProblem): Outcome => ({
  outcome: 'refused',
  fields: { [field]: problem },
})

type Refusal = Exclude<Awaited<ReturnType<typeof saveProduct>>, { id: string }>

function refusalOf(refusal: Refusal, { variants, furtherCategories }: TypedProduct): Outcome {
  const rowOf = (sku: string) =>
    variants.findIndex((row) => row.sku.normalize('NFC') === sku.normalize('NFC'))
  switch (refusal.outcome) {
    case 'sku-taken':
      return refuseField(`variants[${rowOf(refusal.sku)}].sku`, 'sku-taken')
    case 'option-twice':
      return refuseField(`variants[${rowOf(refusal.sku)}].size`, 'option-twice')
    case 'discount-not-below-price':
      return refuseField(`variants[${rowOf(refusal.sku)}].discount`, 'discount-not-below')
    case 'slug-taken':
      return refuseField('slug', 'slug-taken')
    case 'unknown-category':
      return furtherCategories?.includes(refusal.category ?? '')
        ? refuseField('furtherCategories', 'category-gone')
        : refuseField('category', 'category-missing')
    default:
      return { outcome: 'refused', trouble: refusal.outcome }
  }
}

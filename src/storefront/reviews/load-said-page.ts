import { data, redirect, type RouterContextProvider } from 'react-router'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { inLanguage, type Language } from '#platform/language.ts'
import { isId } from '#platform/text/is-id.ts'
import { findProduct } from '#shop/catalog/products/find-product.ts'
import { noStars } from '#shop/catalog/ratings/rating.ts'
import { productsTopic, topicsOfProduct } from '#shop/catalog/topics.ts'
import { personalPage, publicPage, shopContext } from '#shop-context.ts'

interface Asked {
  context: Readonly<RouterContextProvider>
  request: Request
  params: { product: string }
}

/** The product of a page that lists what is said about it, and from where the list goes on. */
export async function loadSaidPage(
  { context, request, params }: Asked,
  pathOf: (slug: string) => string,
) {
  const shop = context.get(shopContext)
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const found = await findProduct(shop, params.product, language)
  if (found.outcome === 'moved') {
    publicPage(context, [productsTopic])
    throw redirect(pathInLanguage(pathOf(found.slug), language), 301)
  }
  if (found.outcome !== 'found') throw data(null, { status: 404 })
  const { id, slug, name, nameBn, starCounts = noStars } = found.product
  publicPage(context, topicsOfProduct(id))
  const after = searchParams.get('after')
  // There is no end of places to go on from.
  if (after !== null) personalPage(context)
  return {
    shop,
    after: after !== null && isId(after) ? after : undefined,
    product: { id, slug, name: inLanguage(language, name, nameBn), starCounts },
    shopUrl: shop.environment.shopUrl,
  }
}

/** The id of the product at this address, for what is sent there. */
export async function requireProduct(
  { context, params }: { context: Asked['context']; params: Record<string, string | undefined> },
  language: Language = 'en',
): Promise<{ id: string; slug: string }> {
  const found = await findProduct(context.get(shopContext), params['product'] ?? '', language)
  if (found.outcome !== 'found') throw data(null, { status: 404 })
  return found.product
}

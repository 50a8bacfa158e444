import { slugFrom } from '#shop/catalog/slug.ts'

/** What a URL of another shop means: a product, or the first of these categories that is there. */
export type OldUrl = { product: string } | { categories: string[] } | { everything: true }

const mostLevels = 5

/** Of a path whose escapes are read: Shopify's `/products/…` and `/collections/…`, WooCommerce's `/product-category/…`; undefined for every other path. */
export function oldUrl(path: string): OldUrl | undefined {
  const [what, ...rest] = path.split('/').filter((part) => part !== '')
  switch (what) {
    case 'products':
      return productIn(rest)
    case 'collections': {
      const [collection, products, ...handle] = rest
      if (products === 'products') return productIn(handle)
      return collection === 'all' || collection === undefined
        ? { everything: true }
        : categoriesIn([collection])
    }
    case 'product-category': {
      const page = rest.indexOf('page')
      return categoriesIn(page === -1 ? rest : rest.slice(0, page))
    }
    default:
      return undefined
  }
}

function productIn([handle, ...rest]: readonly string[]): OldUrl | undefined {
  if (handle === undefined) return { everything: true }
  const product = slugFrom(handle)
  return product === '' || rest.length > 0 ? undefined : { product }
}

/** The innermost first, each by the way to it, as an import names what stands in others, and by its name alone. */
function categoriesIn(names: readonly string[]): OldUrl | undefined {
  const slugs = names.map(slugFrom).filter(Boolean)
  if (slugs.length === 0 || slugs.length > mostLevels) return undefined
  const categories = slugs.flatMap((slug, level) => [slug, slugs.slice(0, level + 1).join('-')])
  return { categories: [...new Set(categories.toReversed())] }
}

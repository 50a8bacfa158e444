import { paisaFromTaka, takaFromPaisa } from '#platform/money.ts'
import { latinDigits } from '#platform/phone.ts'
import type { Parameters } from '#platform/web/pages/page-key.ts'
import { productSorts, type ProductFilter } from '#shop/catalog/search/filter.ts'

/** A filter as a URL of the shop, and back. Prices stand there in taka. */

/** What the page reads of its address. */
export const shopParameters: Parameters = {
  category: 'once',
  q: 'once',
  min: 'once',
  max: 'once',
  color: 'often',
  size: 'often',
  attribute: 'often',
  stock: 'once',
  discount: 'once',
  sort: 'once',
  page: 'once',
}

const mostPages = 10_000
const mostChoices = 20
const longestText = 100

/** Whatever stands in a URL: what makes no sense asks for nothing (see `nonsenseIn`). */
export function readFilter(query: URLSearchParams, category?: string): ProductFilter {
  return {
    category: category || undefined,
    q: query.get('q')?.trim().slice(0, longestText) || undefined,
    ...readPrices(query.get('min'), query.get('max')),
    colors: choices(query.getAll('color')),
    sizes: choices(query.getAll('size')),
    attributes: attributesIn(query.getAll('attribute')),
    stock: query.get('stock') === 'in' ? 'in' : undefined,
    discount: query.get('discount') ? true : undefined,
    sort: readSort(query.get('sort')) ?? 'popular',
    page: readPage(query.get('page')) ?? 1,
  }
}

const readSort = (text: string | null) => productSorts.find((sort) => sort === text)

function readPage(text: string | null): number | undefined {
  // One spelling for each page: 02 and 2.0 would be the same list once more.
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Math.min(Number(text), mostPages) : undefined
}

/** What of a URL can be read, or not. */
const readers = new Map<string, (text: string) => unknown>([
  ['sort', readSort],
  ['page', readPage],
  ['min', readPrice],
  ['max', readPrice],
  ['stock', (text) => (text === 'in' ? text : undefined)],
])

/** Names in a URL whose values mean nothing; an empty field of a form asks for nothing and is none of them. */
export function nonsenseIn(query: URLSearchParams): string[] {
  return [...query].flatMap(([name, text]) => {
    const read = readers.get(name)
    return read && text !== '' && read(text) === undefined ? [name] : []
  })
}

/** Typed the wrong way round, they are turned around. */
function readPrices(min: string | null, max: string | null): Pick<ProductFilter, 'min' | 'max'> {
  const [from, to] = [readPrice(min), readPrice(max)]
  return from !== undefined && to !== undefined && from > to
    ? { min: to, max: from }
    : { min: from, max: to }
}

function readPrice(typed: string | null): number | undefined {
  const digits = latinDigits(typed ?? '').replace(/[৳,\s]/g, '')
  return /^\d{1,8}(\.\d{1,2})?$/.test(digits) ? paisaFromTaka(Number(digits)) : undefined
}

function choices(values: readonly string[]): string[] {
  const wanted = values.map((value) => value.trim().slice(0, longestText)).filter(Boolean)
  return [...new Set(wanted)].slice(0, mostChoices)
}

/** What names no attribute asks for nothing. None is undefined: a URL without filters is the plain list. */
function attributesIn(values: readonly string[]): string[] | undefined {
  const asked = choices(values).filter((value) => value.indexOf(':') > 0)
  return asked.length > 0 ? asked : undefined
}

/** Without language. The same filter always has the same address. */
export function shopHref(filter: ProductFilter): string {
  const query = new URLSearchParams([
    ...asked('q', filter.q),
    ...asked('min', taka(filter.min)),
    ...asked('max', taka(filter.max)),
    ...filter.colors.map((color) => ['color', color]),
    ...filter.sizes.map((size) => ['size', size]),
    ...(filter.attributes ?? []).map((one) => ['attribute', one]),
    ...asked('stock', filter.stock),
    ...asked('discount', filter.discount ? '1' : ''),
    ...asked('sort', filter.sort === 'popular' ? '' : filter.sort),
    ...asked('page', filter.page > 1 ? String(filter.page) : ''),
  ])
  const path = filter.category ? `/shop/${encodeURIComponent(filter.category)}` : '/shop'
  return query.size === 0 ? path : `${path}?${query}`
}

const taka = (paisa: number | undefined) =>
  paisa === undefined ? '' : String(takaFromPaisa(paisa))
const asked = (name: string, value: string | undefined) => (value ? [[name, value]] : [])

export function withoutFilters({ category, q, sort }: ProductFilter): ProductFilter {
  return { category, q, colors: [], sizes: [], sort, page: 1 }
}

/** How many things were chosen; text, category and sorting are not among them. */
export function filterCount(filter: ProductFilter): number {
  const { min, max, colors, sizes, stock, discount, attributes = [] } = filter
  const single = [min, max, stock, discount].filter((value) => value !== undefined)
  return single.length + colors.length + sizes.length + attributes.length
}

/** Whether an empty shop or category is all there is: nothing to filter or to count, and a notice says so. */
export const isEmptyList = ({ filter, total }: { filter: ProductFilter; total: number }): boolean =>
  total === 0 && !filter.q && filterCount(filter) === 0

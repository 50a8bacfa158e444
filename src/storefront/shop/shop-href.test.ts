import { expect, test } from 'vitest'
import {
  filterCount,
  isEmptyList,
  nonsenseIn,
  readFilter,
  shopHref,
  withoutFilters,
} from './shop-href.ts'

const read = (query: string, category?: string) => readFilter(new URLSearchParams(query), category)

test('an address without a question asks for the popular ones', () => {
  expect(read('')).toEqual({ colors: [], sizes: [], sort: 'popular', page: 1 })
})

test('prices are typed in taka, with Bangla digits or signs too', () => {
  expect(read('min=৳1,200&max=২৫০০')).toMatchObject({ min: 120_000, max: 250_000 })
})

test('prices typed the wrong way round are turned around', () => {
  expect(read('min=900&max=100')).toMatchObject({ min: 10_000, max: 90_000 })
})

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'sort=DROP', 'min=1e9'])(
  'what makes no sense asks for nothing: %s',
  (query) => {
    expect(read(query)).toEqual(read(''))
  },
)

test('what makes no sense is known by its name; what is empty or of a campaign is not among it', () => {
  const nonsense = (query: string) => nonsenseIn(new URLSearchParams(query))
  expect(nonsense('sort=zzz&page=x&min=lots&max=-1&stock=all')).toEqual([
    'sort',
    'page',
    'min',
    'max',
    'stock',
  ])
  expect(nonsense('page=0')).toEqual(['page'])
  expect(
    nonsense(
      'sort=new&page=99999999&min=৳1,200&stock=in&q=zzz&color=zzz&utm_source=zzz&toString=1',
    ),
  ).toEqual([])
  expect(nonsense('q=&min=&max=&stock=&sort=&page=')).toEqual([])
})

test('a page far behind any list is still behind it', () => {
  expect(read('page=99999999')).toMatchObject({ page: 10_000 })
})

test('an attribute is asked for by its name and a value; what names none asks for nothing', () => {
  const asked = read('attribute=material:clay&attribute=material:clay&attribute=x&attribute=:y')
  expect(asked.attributes).toEqual(['material:clay'])
  expect([filterCount(asked), shopHref(withoutFilters(asked))]).toEqual([1, '/shop'])
  expect(read('attribute=x')).toEqual(read(''))
})

test('an empty form field asks for nothing', () => {
  expect(read('q=&min=&max=&stock=&discount=&color=&size=')).toEqual(read(''))
})

test('the address of a filter leads back to the filter, and is the same for the same filter', () => {
  const query =
    'q=lamp&min=100&max=2500.5&color=Red&color=Light+blue&size=XL&attribute=power%3A5..10&stock=in&discount=1&sort=price-up&page=3'
  expect(shopHref(read(query, 'home decor'))).toBe(`/shop/home%20decor?${query}`)
  expect(shopHref(read('page=3&sort=price-up&q=lamp'))).toBe('/shop?q=lamp&sort=price-up&page=3')
})

test('clearing the filters keeps what was searched and how it is sorted', () => {
  const cleared = withoutFilters(read('q=lamp&min=5&color=Red&sort=new&page=2', 'home'))
  expect(shopHref(cleared)).toBe('/shop/home?q=lamp&sort=new')
  expect(filterCount(cleared)).toBe(0)
  expect(filterCount(read('q=lamp&min=5&color=Red&color=Blue&stock=in&sort=new'))).toBe(4)
})

test('a list is empty in itself only where neither words nor filters have emptied it', () => {
  expect(isEmptyList({ filter: read(''), total: 0 })).toBe(true)
  expect(isEmptyList({ filter: read('sort=new', 'garden'), total: 0 })).toBe(true)
  expect(isEmptyList({ filter: read('', 'garden'), total: 1 })).toBe(false)
  expect(isEmptyList({ filter: read('q=lamp'), total: 0 })).toBe(false)
  expect(isEmptyList({ filter: read('stock=in'), total: 0 })).toBe(false)
})

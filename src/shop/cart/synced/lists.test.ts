import { describe, expect, test } from 'vitest'
import { mergeLists, noLists, sameLists, type SyncedLists } from './lists.ts'

/** 'lamp 2, vase' is a cart; after '♥' what is wished for. */
function lists(words: string): SyncedLists {
  const [cart = '', wishlist = ''] = words.split('♥')
  const each = (list: string) => list.split(',').flatMap((word) => word.trim() || [])
  return {
    cart: each(cart).map((line) => {
      const [variantId = '', quantity = '1'] = line.split(' ')
      return { variantId, quantity: Number(quantity) }
    }),
    wishlist: each(wishlist),
  }
}

describe('a guest signs in, who filled a cart before', () => {
  test.each([
    ['what only one of both holds is kept', 'lamp', 'vase 2', 'vase 2, lamp'],
    ['the same in both is there once, as often as the larger says', 'lamp 2', 'lamp 3', 'lamp 3'],
    ['a new account takes all', 'lamp 2, vase ♥ rug', '', 'lamp 2, vase ♥ rug'],
    ['an empty browser gets all', '', 'lamp 2, vase ♥ rug', 'lamp 2, vase ♥ rug'],
    ['wishes come together, each once', '♥ rug, pot', '♥ pot, fan', '♥ pot, fan, rug'],
  ])('%s', (_, mine, theirs, merged) => {
    expect(mergeLists(noLists, lists(mine), lists(theirs))).toEqual(lists(merged))
  })
})

describe('two devices changed what they both had', () => {
  test.each([
    ['what one takes out leaves the other', 'lamp, vase', 'vase', 'lamp, vase', 'vase'],
    ['also the other way round', 'lamp, vase', 'lamp, vase', 'vase', 'vase'],
    ['both take out something', 'lamp, vase, rug', 'vase, rug', 'lamp, rug', 'rug'],
    ['one adds, one takes out', 'lamp', 'lamp, vase', '', 'vase'],
    ['fewer on one', 'lamp 5', 'lamp 2', 'lamp 5', 'lamp 2'],
    ['both change the quantity', 'lamp 2', 'lamp 1', 'lamp 3', 'lamp 3'],
    ['one takes out what the other wants more of', 'lamp 2', '', 'lamp 3', 'lamp 3'],
    ['both add the same', '', 'lamp 2', 'lamp 2', 'lamp 2'],
    ['both take out the same', 'lamp', '', '', ''],
    ['a wish taken back', '♥ rug, pot', '♥ pot', '♥ rug, pot, fan', '♥ pot, fan'],
    ['what came back stands where it stood', 'vase', 'lamp, vase', 'vase', 'lamp, vase'],
  ])('%s', (_, before, ...sides) => {
    const [mine, theirs, merged] = sides.map(lists)
    expect(mergeLists(lists(before), mine ?? noLists, theirs ?? noLists)).toEqual(merged)
  })
})

/** Each list with none, one or three lamps and vases, and a wish or none. */
const every = [
  '',
  'lamp',
  'lamp 3',
  'vase',
  'lamp, vase 3',
  'vase, lamp',
  'lamp 3, vase ♥ rug',
].map(lists)
const threes = every.flatMap((before) =>
  every.flatMap((mine) => every.map((theirs) => ({ before, mine, theirs }))),
)
const quantityOf = (id: string, { cart, wishlist }: SyncedLists) =>
  cart.find(({ variantId }) => variantId === id)?.quantity ?? (wishlist.includes(id) ? 1 : 0)

const productIds = ['lamp', 'vase', 'rug']
const histories = threes.flatMap(({ before, mine, theirs }) =>
  productIds.map((id) => ({
    was: quantityOf(id, before),
    here: quantityOf(id, mine),
    there: quantityOf(id, theirs),
    now: quantityOf(id, mergeLists(before, mine, theirs)),
  })),
)

test('whatever both sides did, nothing is added up: one of both said what stands now', () => {
  expect(histories.filter(({ here, there, now }) => now !== here && now !== there)).toEqual([])
})

test('whatever both sides did, nothing is lost that one of them put in, or wanted more of', () => {
  expect(
    histories.filter(({ was, here, there, now }) => (here > was || there > was) && now === 0),
  ).toEqual([])
})

test('whatever both sides did, what one of them left alone is as the other wants it', () => {
  expect(histories.filter(({ was, here, there, now }) => here === was && now !== there)).toEqual([])
  expect(histories.filter(({ was, here, there, now }) => there === was && now !== here)).toEqual([])
})

test('merging again changes nothing, and both devices come to hold the same goods', () => {
  for (const { before, mine, theirs } of threes) {
    const merged = mergeLists(before, mine, theirs)
    // This device has sent it; it signs in again, or receives its own lists.
    expect(mergeLists(merged, merged, merged)).toEqual(merged)
    expect(mergeLists(noLists, merged, merged)).toEqual(merged)
    // The other one had sent `theirs` and now receives the merged lists.
    expect(sameLists(mergeLists(theirs, theirs, merged), merged)).toBe(true)
  }
})

test('lists are the same only in the same order', () => {
  expect(sameLists(lists('lamp, vase'), lists('lamp, vase'))).toBe(true)
  expect(sameLists(lists('lamp, vase'), lists('vase, lamp'))).toBe(false)
  expect(sameLists(lists('♥ rug'), lists('rug'))).toBe(false)
})

test('an account that kept nothing yet has empty lists', () => {
  expect(noLists).toEqual({ cart: [], wishlist: [] })
})

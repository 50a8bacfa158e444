import { expect, test } from 'vitest'
import { findProduct } from '#shop/catalog/products/find-product.ts'
import { findWholeProduct } from '#shop/catalog/products/list-whole-products.ts'
import { findSellable } from '#shop/catalog/sellable/find-sellable.ts'
import { shelve, storePicture } from '../../../../tests/examples/examples.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../../tests/support/without-scripts/draw-page.tsx'
import { blankRow } from '../draft/product-draft.ts'
import * as page from '../product-details.tsx'
import { choicesOf, keysIn, withChosen } from './shown-rows.ts'

const row = (key: string, color: string, size: string) => ({
  ...blankRow,
  key,
  id: undefined,
  color,
  size,
  option1: 'Cotton',
})
const rows = [row('a', 'Red', 'S'), row('b', ' Red', 'L'), row('c', 'Blue', 'S')]
const cotton = [{ slot: 'option1', name: 'Fabric' }] as const
const words = {
  nameOf: ({ color, size }: { color: string; size: string }) => `${color.trim()} ${size}`,
  allOf: (value: string) => `all ${value}`,
}

test('whatever some variants share can be chosen, then each by itself; what all have, or one alone, is no choice', () => {
  const choices = choicesOf(rows, cotton, words)
  expect(choices.map(({ value, text }) => [value, text])).toEqual([
    ['a,b', 'all Red'],
    ['a,c', 'all S'],
    ['a', 'Red S'],
    ['b', 'Red L'],
    ['c', 'Blue S'],
  ])
  const both = choicesOf([...rows, row('d', 'Blue', 'M')], cotton, words)
  expect(both.map(({ text }) => text).slice(0, 3)).toEqual(['all Red', 'all Blue', 'all S'])
})

test('what is chosen and no choice is offered as it is, and a variant that is gone is not among it', () => {
  const choices = choicesOf(rows, [], words)
  expect(withChosen(choices, 'b,c')[0]).toEqual({ value: 'b,c', text: 'Red L, Blue S' })
  expect(withChosen(choices, 'a,b')).toEqual(choices)
  expect(withChosen(choices, '')).toEqual(choices)
  expect(keysIn(rows.slice(1), 'b,a,gone')).toEqual(['b'])
})

test('a picture of a colour is saved for all its sizes at once, and shoppers and carts see it with each', async () => {
  const { shop, people } = await openShopWith({ mina: 'moderator' })
  const { actor } = await inNameOf(shop, people.mina.id)
  for (const hash of ['aa', 'bb']) await storePicture(shop, hash)
  const { id, variantIds } = await shelve(shop, {
    variants: [
      { sku: 'R-S', color: 'Red', size: 'S' },
      { sku: 'R-L', color: 'Red', size: 'L' },
      { sku: 'B-S', color: 'Blue', size: 'S' },
    ],
    pictures: [{ hash: 'aa' }, { hash: 'bb' }],
  })
  const [small = '', large = ''] = variantIds
  const red = `${small},${large}`
  const open = drawPages(shop, actor, { path: '/dashboard/products/:product', page })
  const shown = await open(`/dashboard/products/${id}`)
  expect(shown.html).toContain('Red, all variants')
  await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: { 'pictures[1].row': red },
  })
  expect((await findWholeProduct(shop.database, id))?.pictures).toMatchObject([
    { hash: 'aa', variantSku: null },
    { hash: 'bb', variantSku: 'R-S' },
    { hash: 'bb', variantSku: 'R-L' },
  ])
  const found = await findProduct(shop, id, 'en')
  const product = found.outcome === 'found' ? found.product : undefined
  expect(product?.pictures.map(({ hash }) => hash)).toEqual(['aa', 'bb'])
  expect(product?.variants.map(({ pictures }) => pictures)).toEqual([[1, 0], [1, 0], [0]])

  const inCart = await findSellable(shop.database, variantIds)
  const pictureOf = (of = '') => inCart.find(({ sku }) => sku === of)?.picture
  expect(['R-S', 'R-L', 'B-S'].map(pictureOf)).toEqual(['bb', 'bb', 'aa'])

  // It is one picture in the form, and saved again it stays as it is.
  const again = await open(`/dashboard/products/${id}`)
  expect(again.html).toContain(`value="${red}" selected`)
  await again.send(again.formWith('nameBn'), { press: ['what', 'save'] })
  expect((await findWholeProduct(shop.database, id))?.pictures).toHaveLength(3)
})

import { expect, test } from 'vitest'
import { adjustStock } from '#shop/catalog/stock/adjust-stock.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'

test('a program reads the ledger of a product page by page', async () => {
  const { shop, people } = await openShopWith({ mina: 'moderator' })
  const { browser } = people.mina
  const { id, variantIds } = await shelve(shop, {
    variants: [
      { sku: 'CUP', stock: 1, size: 'S' },
      { sku: 'POT', stock: 1, size: 'L' },
    ],
  })
  const [cup = '', pot = ''] = variantIds
  for (let n = 0; n < 60; n += 1)
    await adjustStock(shop, aScript, { variantId: cup, change: 1, reason: `box ${n}` })
  await adjustStock(shop, aScript, { variantId: pot, change: 2, reason: 'found' })

  // Its own words are counted, a reason of the list stands as its kind, and other says what.
  const adjust = (body: object) => browser.post(`/variants/${pot}/stock`, body)
  expect((await adjust({ change: -1, reason: 'damaged', note: 'Wet' })).status).toBe(200)
  expect((await adjust({ change: 1, reason: 'other' })).status).toBe(400)
  const { content } = await browser.get(`/products/${id}/stock-movements?kind=damaged`)
  expect(content).toMatchObject({ movements: [{ kind: 'damaged', reason: 'Wet', stockAfter: 2 }] })

  type Page = { movements: { id: number; reason: string; kind: string }[]; next: number | null }
  const read = async (query: string) =>
    (await browser.get(`/products/${id}/stock-movements?kind=adjustment${query}`)).content as Page
  const first = await read('')
  expect(first.movements[0]).toMatchObject({
    variantId: pot,
    sku: 'POT',
    stockBefore: 1,
    stockAfter: 3,
    reason: 'found',
    author: { kind: 'script' },
    orderId: null,
  })
  const second = await read(`&before=${first.next}`)
  expect([first.movements.length, second.movements.length, second.next]).toEqual([50, 11, null])
  expect(second.movements.at(-1)).toMatchObject({ reason: 'box 0' })
  expect((await read(`&variant=${pot}`)).movements).toHaveLength(1)
  expect((await read(`&variant=${crypto.randomUUID()}`)).movements).toEqual([])

  const nobody = await browser.get(`/products/${crypto.randomUUID()}/stock-movements`)
  expect(nobody).toMatchObject({ status: 404, content: { code: 'product-not-found' } })
  const odd = await browser.get(`/products/${id}/stock-movements?kind=vanished`)
  expect(odd).toMatchObject({ status: 400 })
})

import { expect, test } from 'vitest'
import { adjustStock } from '#shop/catalog/stock/adjust-stock.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { taken } from '../../../../tests/examples/order-examples.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../../tests/support/without-scripts/draw-page.tsx'
import * as page from './stock-history.tsx'

test('the page says what moved, by whom and for which order, and is narrowed to a variant and a reason', async () => {
  const { shop, people } = await openShopWith({ mina: 'moderator' })
  const by = await inNameOf(shop, people.mina.id)
  const { id, variantIds } = await shelve(shop, {
    variants: [
      { sku: 'CUP', stock: 9, size: 'S' },
      { sku: 'POT', stock: 4, size: 'L' },
    ],
  })
  const [cup = '', pot = ''] = variantIds
  const { orderId } = await taken(shop, [cup, 2])
  await adjustStock(shop, by, {
    variantId: pot,
    change: -1,
    reason: 'damaged',
    note: 'The lid <b>broke</b>',
  })

  const path = `/dashboard/products/:product/stock`
  const draw = drawPages(shop, by.actor, { path, page: { ...page, action: undefined } })
  const at = `/dashboard/products/${id}/stock`
  const { html } = await draw(at)
  expect(html).toContain(`/dashboard/order-details/${orderId}`)
  expect(html).toContain('The lid &lt;b&gt;broke')
  for (const change of ['−2', '−1']) expect(html).toContain(change)

  const ofCup = (await draw(`${at}?variant=${cup}&kind=order`)).html
  expect(ofCup).toContain(orderId)
  expect(ofCup).not.toContain('The lid')
  await adjustStock(shop, by, { variantId: pot, change: 6, reason: 'received', note: 'Box 7' })
  const broken = (await draw(`${at}?kind=damaged`)).html
  expect(broken).toContain('The lid')
  expect(broken).not.toContain('Box 7')
  expect((await draw(`${at}?kind=write-off`)).html).toContain('No change fits')
})

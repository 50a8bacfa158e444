import { expect, test } from 'vitest'
import { shelve } from '../../../../tests/examples/examples.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'

test('a program reads what is expected, applies what was counted, and may send it again', async () => {
  const { shop, people } = await openShopWith({ mina: 'moderator' })
  const { browser } = people.mina
  const { variantIds } = await shelve(shop, {
    variants: [{ sku: 'CUP', barcode: '8901234567894', stock: 5, purchaseCostInPaisa: 3000 }],
  })
  const read = await browser.get('/stock-counts/variants?code=8901234567894')
  expect(read).toMatchObject({
    status: 200,
    content: { isCode: true, found: [{ id: variantIds[0], stock: 5, toSend: 0 }] },
  })
  const [{ basis }] = (read.content as { found: [{ basis: string }] }).found
  const lines = [{ variantId: variantIds[0], expected: 5, counted: 3, basis }]
  const count = { id: crypto.randomUUID(), variants: lines }
  const applied = { status: 200, content: { variants: 1, found: 0, missing: 2, oversold: 0 } }
  expect(await browser.send('POST', '/stock-counts', count)).toMatchObject(applied)
  expect(await browser.send('POST', '/stock-counts', count)).toMatchObject(applied)
  const after = await browser.get('/stock-counts/variants?code=cup')
  expect(after.content).toMatchObject({ found: [{ stock: 3 }] })

  const stale = { ...count, id: crypto.randomUUID() }
  expect(await browser.send('POST', '/stock-counts', stale)).toMatchObject({
    status: 409,
    content: { code: 'counted-meanwhile', now: [variantIds[0]] },
  })
  const unclear = { ...count, id: crypto.randomUUID(), variants: [{ ...lines[0], counted: -1 }] }
  expect(await browser.send('POST', '/stock-counts', unclear)).toMatchObject({ status: 400 })
})

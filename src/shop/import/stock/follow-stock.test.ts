import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { importProducts } from '../import-products.ts'

import {
  all,
  exported,
  fixture,
  openShopNearby,
  own,
  run,
  sell,
  servePictures,
  stockOf,
  write,
} from '../../../../tests/examples/import-examples.ts'

servePictures()

test('stock that the other shop does not count is asked for, and what was sold since stays sold', async () => {
  const shop = await openShopNearby()
  const path = await fixture('shopify.csv')
  expect(await importProducts(shop, path)).toMatchObject({
    outcome: 'needs-a-rule',
    sentence: expect.stringMatching(
      /^Shopify does not count the stock of 2 variants, the first in row 7 \(Jute Rug\)\..*--untracked-stock 20/,
    ) as string,
  })
  expect(await all(shop)).toEqual([])

  const first = await run(shop, path, { untrackedStock: 20 })
  expect(first.said).toContainEqual(expect.stringMatching(/^7: The stock of 2 .*20 pieces of each/))
  expect(await stockOf(shop, 'jute-rug')).toEqual([20, 20])
  await sell(shop, 'jute-rug', 0, 3)
  await sell(shop, 'mens-panjabi', 0, 4)

  const second = await run(shop, path, { untrackedStock: 20 })
  expect(second).toMatchObject({ unchanged: 4, updated: 0 })
  expect([await stockOf(shop, 'jute-rug'), await stockOf(shop, 'mens-panjabi')]).toEqual([
    [17, 20],
    [8, 7, 0],
  ])
})

test('stock follows what a file says differently from the file before, less what was sold here', async () => {
  const shop = await openShopNearby()
  const path = await fixture('shopify.csv')
  await run(shop, path)
  await sell(shop, 'mens-panjabi', 0, 4)
  // Ten new pieces came into the other shop, which knows nothing of the four.
  const text = await readFile(path, 'utf8')
  await write('shopify.csv', text.replace('shopify,12,deny', 'shopify,22,deny'))
  const { said } = await run(shop, path)
  expect(said).toContainEqual(
    expect.stringMatching(/^2: PNJ-WHT-M: the stock goes from 8 to 18, not to the 22 of the file/),
  )
  expect(await stockOf(shop, 'mens-panjabi')).toEqual([18, 7, 0])
})

test('an export that comes back later does not bring back what was sold meanwhile', async () => {
  const shop = await openShopNearby()
  await run(shop, await write('pot.csv', own('pot,Pot,home,,POT,350,12,')))
  const text = await exported(shop)
  await sell(shop, 'pot', 0, 2)
  const before = await all(shop)
  expect(await run(shop, await write('back.csv', text))).toMatchObject({ unchanged: 1, said: [] })
  expect(await all(shop)).toEqual(before)
  // Counted anew and written at once, it is exactly what the file says.
  await run(shop, await write('back.csv', (await exported(shop)).replace(',10,2,', ',40,2,')))
  expect(await stockOf(shop, 'pot')).toEqual([40])
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import {
  find,
  fixtures,
  run,
  servePictures,
  write,
} from '../../../tests/examples/import-examples.ts'

servePictures()

const endOf = (day: string) => new Date(`${day}T23:59:59.999+06:00`)

test('a deal that ends on a day counts until the end of that day in Dhaka; one that is over is reported', async () => {
  let now = new Date('2026-11-29T23:30:00+06:00')
  const shop = await openTestShop({ now: () => now })
  const path = join(fixtures, 'cases/deal-days.csv')
  expect(await run(shop, path)).toMatchObject({ created: 2, said: [] })
  expect((await find(shop, 'deal-day-mug')).dealEndsAt).toEqual(endOf('2026-12-31'))
  expect((await find(shop, 'deal-day-today')).dealEndsAt).toEqual(endOf('2026-11-29'))

  now = new Date('2026-11-30T00:00:00+06:00')
  expect((await run(shop, path)).said).toEqual(['3: The deal is over'])
})

test('a WooCommerce sale that ends on a day counts until the end of that day in Dhaka', async () => {
  let now = new Date('2026-11-29T23:30:00+06:00')
  const shop = await openTestShop({ now: () => now })
  const heading = 'Type,SKU,Name,Published,Regular price,Sale price,Date sale price ends,Stock\n'
  const path = await write('woo.csv', `${heading}simple,TEA,Tea,1,500,400,2026-11-29,4\n`)
  await run(shop, path)
  expect(await find(shop, 'tea')).toMatchObject({
    dealPriceInPaisa: 40_000,
    dealEndsAt: endOf('2026-11-29'),
  })
  now = new Date('2026-11-30T00:00:00+06:00')
  expect((await run(shop, path)).said).toEqual(['2: The sale is over and is left out'])
})

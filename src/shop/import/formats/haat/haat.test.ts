import { expect, test } from 'vitest'
import { readFixture } from '../../../../../tests/examples/format-examples.ts'

test('our own format is read with Bangla, deal, cost, colours and a picture for each variant', async () => {
  const { format, products, bad } = await readFixture('haat.csv')
  expect([format, bad]).toEqual(['Haat', []])
  const [bell, tea] = products
  expect(bell!.draft).toMatchObject({
    nameBn: 'পিতলের ঘণ্টা',
    tags: ['brass', 'bell, small', 'gift'],
    publishedAt: new Date('2026-10-01T04:00:00Z'),
    deal: { priceInPaisa: 150_000, endsAt: new Date('2026-12-31T12:00:00Z') },
  })
  expect(bell!.variants.map(({ draft }) => draft)).toMatchObject([
    {
      colorHex: '#c9a227',
      priceInPaisa: 185_000,
      discountPriceInPaisa: 170_000,
      purchaseCostInPaisa: 90_050,
      unitsSold: 5,
    },
    { sku: 'BELL-L', priceInPaisa: 285_075, discountPriceInPaisa: null, purchaseCostInPaisa: null },
  ])
  expect(bell!.pictures).toMatchObject([
    { source: 'pictures/bell.png', variantSku: null, focus: { x: 25, y: 75 } },
    { source: 'pictures/bell-small.png', variantSku: 'BELL-S' },
  ])
  expect(tea!.draft).toMatchObject({
    name: '-5° Iced Tea',
    brand: '=cmd|calc',
    deal: null,
  })
  expect(tea!.variants[0]!.draft.sku).toBe('+TEA')
})

import { expect, test } from 'vitest'
import { listDeskVariants, type DeskVariant } from '#shop/catalog/desk/list-desk-variants.ts'
import { stockMovements } from '#shop/stock/tables.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { gridAction, type GridAnswer } from './grid-action.ts'
import {
  changesOf,
  copied,
  countChanged,
  pasted,
  problemIn,
  withCell,
  withoutSaved,
  type Typed,
} from './grid-cells.ts'
import { beginWith, redone, undone, written } from './grid-history.ts'
import { resultText } from './grid-words.ts'

const variantOf = (id: string, price: number): DeskVariant => ({
  id,
  productId: 'p',
  version: 3,
  name: 'Cup',
  nameBn: null,
  color: null,
  colorBn: null,
  size: id,
  options: [],
  sku: id,
  priceInPaisa: price,
  discountPriceInPaisa: null,
  stock: 5,
})
const variants = [variantOf('S', 10_000), variantOf('M', 12_050), variantOf('L', 15_000)]
const [small] = variants
if (!small) throw new Error('Expected a variant')
const cells = (...[top, left, bottom, right]: [number, number, number, number]) => ({
  anchor: { row: top, column: left },
  focus: { row: bottom, column: right },
})

test('a block is copied as a spreadsheet writes it, and put down as a spreadsheet puts it down', () => {
  expect(copied(variants, {}, cells(1, 2, 0, 0))).toBe('100\t\t5\n120.50\t\t5')
  const put = (text: string, selection = cells(0, 0, 0, 0), typed: Typed = {}) =>
    copied(variants, pasted(variants, typed, { selection, text }), cells(0, 0, 2, 2))
  expect(put('90\t80\r\n৯৫\t85\r\n')).toBe('90\t80\t5\n৯৫\t85\t5\n150\t\t5')
  // One cell fills what is selected; what hangs over the edge is left out.
  expect(put('7', cells(0, 2, 2, 2))).toBe('100\t\t7\n120.50\t\t7\n150\t\t7')
  expect(put('1\t2\t3\t4\n5', cells(2, 1, 2, 1))).toBe('100\t\t5\n120.50\t\t5\n150\t1\t2')
})

test('a cell is changed when it means something else, and wrong when it means nothing', () => {
  const typed = pasted(variants, {}, { selection: cells(0, 0, 0, 0), text: '৳100.00\t120\t৮' })
  expect(countChanged(variants, typed)).toBe(2)
  expect(problemIn(small, 'discount', typed)).toBe('discount-wrong')
  for (const text of ['', '0', '-5', 'ten'])
    expect(problemIn(small, 'price', withCell({}, small, 'price', text))).toBe('price-wrong')
  expect(problemIn(small, 'stock', withCell({}, small, 'stock', '1.5'))).toBe('stock-wrong')
  expect(problemIn(small, 'discount', withCell({}, small, 'discount', ''))).toBeUndefined()
})

test('prices are sent as they shall be, of stock the difference; what was saved is typed no longer', () => {
  const typed = pasted(variants, {}, { selection: cells(0, 0, 0, 0), text: '90\t\t12\n\n150' })
  const mended = withCell(typed, variants[1] ?? small, 'price', '120.50')
  expect(changesOf(variants, mended)).toEqual([
    {
      variantId: 'S',
      productId: 'p',
      version: 3,
      prices: { priceInPaisa: 9000, discountPriceInPaisa: null },
      pieces: 7,
    },
  ])
  const left = withoutSaved(mended, [{ variantId: 'S', columns: ['price', 'discount'] }])
  expect(changesOf(variants, left)).toMatchObject([{ variantId: 'S', pieces: 7 }])
  const both = ['price', 'discount', 'stock'] as const
  const all = both.map((column) => ({ variantId: 'S', columns: [column] }))
  expect(withoutSaved(mended, all)['S']).toEqual({})
})

test('the last change that is not saved is taken back, and put back', () => {
  const [one, two, other] = ['90', '95', '80'].map((text) => withCell({}, small, 'price', text))
  if (!one || !two || !other) throw new Error('Expected three states')
  const both = written(written(beginWith({}), one), two)
  expect(undone(both).typed).toEqual(one)
  expect(redone(undone(both)).typed).toEqual(two)
  expect(undone(undone(undone(both))).typed).toEqual({})
  // What is typed anew takes the place of what was taken back.
  expect(redone(written(undone(both), other)).typed).toEqual(other)
  // What was saved is not taken back.
  expect(undone(beginWith(one)).typed).toEqual(one)
})

test('what can be saved is saved, through the ledger, and the rest is told line by line', async () => {
  const { shop, people } = await openShopWith({ karim: 'moderator' })
  const { actor } = await inNameOf(shop, people.karim.id)
  await shelve(shop, { name: 'Cup', variants: [{ sku: 'CUP', priceInPaisa: 10_000, stock: 5 }] })
  await shelve(shop, { name: 'Pot', variants: [{ sku: 'POT', priceInPaisa: 20_000, stock: 5 }] })
  const load = async () =>
    (await listDeskVariants(shop, { filter: {}, sort: 'newest', after: undefined })).variants
  const shown = await load()
  const send = async (text: string, reason = 'received') => {
    const typed = pasted(shown, {}, { selection: cells(0, 0, 0, 0), text })
    const fields = { reason, note: 'Box 7', changes: JSON.stringify(changesOf(shown, typed)) }
    const to = '/dashboard/products/grid'
    const sent = { shop, to, fields, isFetched: true, account: actor }
    const { result } = await postForm(gridAction, sent)
    const { answer, error } = { ...result } as { answer?: GridAnswer; error?: unknown }
    return { error, lines: answer?.lines ?? [] }
  }
  expect((await send('200\t\t9', '')).error).toBeTruthy()

  const both = await send('210\t190\t9\n90\t\t5')
  expect(both.lines).toMatchObject([
    { what: 'prices', outcome: 'amended' },
    { what: 'stock', outcome: 'adjusted' },
    { what: 'prices', outcome: 'amended' },
  ])
  expect(resultText(both.lines, 0)).toBe('Prices saved: 2 · Stock saved: 1')
  expect(await load()).toMatchObject([
    { sku: 'POT', priceInPaisa: 21_000, discountPriceInPaisa: 19_000, stock: 9 },
    { sku: 'CUP', priceInPaisa: 9000, stock: 5 },
  ])
  const ledger = await shop.database.select().from(stockMovements)
  expect(ledger.at(-1)).toMatchObject({ kind: 'received', reason: 'Box 7', stockAfter: 9 })

  // The page still shows the version before.
  const stale = await send('220\t\t0')
  expect(stale.lines).toMatchObject([
    { what: 'prices', outcome: 'changed-meanwhile' },
    { what: 'stock', outcome: 'adjusted' },
  ])
  expect(resultText(stale.lines, 1)).toBe('Stock saved: 1 · Not saved: 1')
  expect(await load()).toMatchObject([{ sku: 'POT', priceInPaisa: 21_000, stock: 4 }, {}])
})

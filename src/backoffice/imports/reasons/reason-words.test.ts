import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importProducts } from '#shop/import/import-products.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { reasonIn } from './reason-words.ts'

/** What an import says of a file in which everything is wrong that people do wrong. */
async function sayAll(rows: string[]): Promise<string[]> {
  const shop = await openTestShop()
  await shelve(shop, { name: 'Jar', slug: 'jar', variants: [{ sku: 'JAR' }] })
  const folder = await mkdtemp(join(tmpdir(), 'haat-reasons-'))
  const path = join(folder, 'goods.csv')
  await writeFile(path, rows.join('\n'))
  const said: string[] = []
  const result = await importProducts(shop, path, {
    isFromOutside: true,
    onEvent: (event) => {
      if ('reason' in event && event.kind !== 'change') said.push(event.reason)
    },
  })
  await rm(folder, { recursive: true })
  return 'sentence' in result ? [result.sentence] : said
}

test('why a row stays out is said in Bangla on a Bangla page, with what the file has', async () => {
  const said = await sayAll([
    'handle,name,sku,price,discount_price,stock,status,color_hex,barcode,weight_grams,deal_price',
    'a,Cup,A,ten,,,,,,,',
    'b,Pot,B,,,,,,,,',
    'c,Pan,,100,,,,,,,',
    'd,Lid,D,100,200,,,,,,',
    'e,Mug,E,0,,,,,,,',
    'f,Fan,F,100,,many,,,,,',
    'g,Saw,G,100,,,sold,,,,',
    'h,Axe,H,100,,,,red,,,',
    'i,Rug,A1,100,,,,,ঝুড়ি,,',
    'j,Tea,A1,100,,,,,,,',
    'k,Hat,K,100,,,,,,,90',
    'l,,L,100,,,,,,,',
    ',,M,100,,,,,,,',
    `n,${'long '.repeat(60)},N,100,,,,,,,`,
    `o,Bag,${'O'.repeat(120)},100,,,,,,,`,
    'p,Box,P,100,,,,,,,,,,extra',
    'q,Jug,Q,1e99,,,,,,,',
    'r,Jar two,R,100,,-4,,,,,',
    's,"Half a quote,S,100',
  ])
  expect(said.length).toBeGreaterThan(15)
  const left = said.filter((sentence) => reasonIn('bn', sentence).language !== 'bn')
  expect(left).toEqual([])
  expect(reasonIn('bn', 'price: "ten" is not an amount of money such as 1250 or 99.50')).toEqual({
    text: 'price: "ten" টাকার অঙ্ক নয়, যেমন ১২৫০ বা ৯৯.৫০',
    language: 'bn',
  })
  expect(reasonIn('bn', 'The colour is longer than 60 characters').text).toBe('রং ৬০ অক্ষরের বেশি')
})

test('a file that is none is refused in Bangla, too; what has no words stays in English, and says so', async () => {
  const [sentence = ''] = await sayAll(['Dear merchant, here are no products'])
  expect(reasonIn('bn', sentence)).toMatchObject({ language: 'bn' })
  expect(reasonIn('en', sentence)).toEqual({ text: sentence, language: 'en' })
  const unknown = 'Something that nobody has foreseen'
  expect(reasonIn('bn', unknown)).toEqual({ text: unknown, language: 'en' })
})

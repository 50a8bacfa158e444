import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importProducts } from '../import-products.ts'

import {
  all,
  folder,
  openShopNearby,
  run,
  servePictures,
  write,
} from '../../../../tests/examples/import-examples.ts'

servePictures()

test('a file that is not of products is refused in words', async () => {
  const shop = await openShopNearby()
  const path = join(folder, 'other.csv')
  const text = 'name,sku,price\nকলস,KOLOS,350\n'
  const [little, big] = [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]
  for (const [content, words] of [
    ['a,b\n1,2\n', 'The headings are those of no format'],
    ['', 'The file is empty'],
    [Buffer.concat([Buffer.from([0xff, 0xfe]), little]), 'UTF-16.*--encoding utf-16le'],
    [little, 'UTF-16.*--encoding utf-16le'],
    [big, 'UTF-16.*--encoding utf-16be'],
    ['PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml', 'Excel workbook .*CSV UTF-8'],
    ['PK\u0003\u0004\u0014\0\u0006\0products_export.csv', 'compressed archive. Unpack it'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old Excel workbook .*CSV UTF-8'],
    ['%PDF-1.7\n', 'is a PDF'],
    ['\n<!DOCTYPE html><title>Log in</title>', 'a web page'],
    [text.replaceAll('\n', '\r'), 'old Macs'],
    ['name,sku,price\0\u0001\n', 'not a text'],
    [`name,sku,price\n${'x'.repeat(2_200_000)}`, 'Line 2 is longer than 2 MB'],
  ] as const) {
    await writeFile(path, content)
    const result = await importProducts(shop, path)
    expect(result.outcome === 'not-a-product-file' && result.sentence).toMatch(new RegExp(words))
  }
  expect((await importProducts(shop, join(folder, 'none.csv'))).outcome).toBe('not-a-product-file')
})

test('letters of another encoding are never lost: it is said where they are, and decoded when it is named', async () => {
  const shop = await openShopNearby()
  const rows = 'Tea,TEA,100\nCaf\xe9 "Cr\xe8me",CAFE,350\n'.replace(/"/g, '')
  const path = join(folder, 'latin.csv')
  await writeFile(path, Buffer.from(`name,sku,price\n${rows}`, 'latin1'))
  const refusal = await importProducts(shop, path)
  expect(refusal).toMatchObject({
    outcome: 'not-a-product-file',
    sentence: expect.stringMatching(/line 3 .*"Café Crème.*--encoding windows-1252/) as string,
  })
  expect(await all(shop)).toEqual([])

  expect(await run(shop, path, { encoding: 'windows-1252' })).toMatchObject({
    created: 2,
    said: [],
  })
  expect((await all(shop)).map(({ name }) => name)).toContain('Café Crème')
  for (const [encoding, words] of [
    ['klingon', 'no encoding klingon'],
    ['shift_jis', 'not in shift_jis'],
  ] as const)
    expect(await importProducts(shop, path, { encoding })).toMatchObject({
      outcome: 'not-a-product-file',
      sentence: expect.stringContaining(words) as string,
    })
  await writeFile(path, '\uFEFFname,sku,price\nকলস,KOLOS,350\n', 'utf16le')
  expect(await run(shop, path, { encoding: 'utf-16le' })).toMatchObject({ created: 1, said: [] })

  const lost = await write('lost.csv', 'name,sku,price\nTea,TEA,100\nCaf\uFFFD,CAFE,350\n')
  expect((await run(shop, lost)).said).toEqual([expect.stringMatching(/^3: The sign � stands/)])
})

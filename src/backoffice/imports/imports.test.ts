import { beforeEach, expect, test } from 'vitest'
import { listWholeProducts } from '#shop/catalog/products/list-whole-products.ts'
import { findImport } from '#shop/import/jobs/list-imports.ts'
import { workOnImport } from '#shop/import/jobs/work-on-import.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import { contextOf } from '../../../tests/support/post-form.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { fileAction } from './sending/file-action.ts'
import * as importPage from './import-page.tsx'
import * as listPage from './imports.tsx'

const never = new AbortController().signal

let shop: Shop
let karim: Actor
let openList: ReturnType<typeof drawPages>
let open: ReturnType<typeof drawPages>
beforeEach(async () => {
  const opened = await openShopWith({ karim: 'moderator' })
  shop = opened.shop
  const { actor } = await inNameOf(shop, opened.people.karim.id)
  karim = actor
  openList = drawPages(shop, actor, { path: '/dashboard/imports', page: listPage })
  open = drawPages(shop, actor, { path: '/dashboard/imports/:import', page: importPage })
})

async function send(content: string): Promise<string> {
  expect((await openList('/dashboard/imports')).html).toContain('type="file"')
  const body = new FormData()
  body.append('file', new File([content], 'goods <b>.csv', { type: 'text/csv' }))
  const url = new URL('https://haat.example/dashboard/imports')
  const request = new Request(url, { method: 'POST', body, headers: { accept: 'text/html' } })
  const args = { request, url, params: {}, context: contextOf(shop, karim) }
  const sent = await fileAction(args as never).catch((thrown: Response) => thrown)
  const goTo = sent instanceof Response ? (sent.headers.get('location') ?? '') : ''
  expect(goTo).toMatch(/\/dashboard\/imports\/[\da-f-]{36}$/)
  await workOnImport(shop, never)
  return goTo
}

test('before scripts arrive a file is sent, looked at page by page, and imported', async () => {
  await shelve(shop, { name: 'Jar', slug: 'jar', variants: [{ sku: 'JAR', priceInPaisa: 25_000 }] })
  const page = await send(
    ['handle,name,category,sku,price,secret', 'jar,Jar,home,JAR,300,x', 'pot,Pot,home,POT,ten,']
      .concat(Array.from({ length: 60 }, (_, i) => `g${i},Good ${i},home,G${i},100,`))
      .join('\n'),
  )
  const shown = await open(page)
  for (const words of [
    'goods &lt;b&gt;.csv',
    'Format: our own',
    'Import 61 new or changed',
    'left out',
    'secret',
    'Next page',
  ])
    expect(shown.html).toContain(words)
  expect(shown.html).toContain('JAR · Price: ৳250 → ৳300')
  const refused = await open(`${page}?kind=refused`)
  expect(refused.html).toContain('is not an amount of money')
  expect(refused.html).not.toContain('Good 1')

  await shown.send(shown.formWith('what'), { press: ['what', 'begin'] })
  await workOnImport(shop, never)
  const done = await open(page)
  expect(done.html).toContain('This came of it')
  expect(await findImport(shop, page.slice(-36))).toMatchObject({ totals: { created: 60 } })

  expect(done.html).toContain('Products and categories that go back: 61')
  await done.send(done.formWith('what'), { press: ['what', 'undo'] })
  await workOnImport(shop, never)
  const undone = await open(page)
  expect(undone.html).toContain('Taken back')
  expect(undone.html).not.toContain('This came of it')
  expect((await open(`${page}?kind=restored`)).html).toContain('JAR · Price: ৳300 → ৳250')
})

test('what the columns of a file are is said on its page, and remembered for the next one', async () => {
  const rows = [
    'Article;Label;Cost to buy;Rate;Note',
    'TEA-1;Green tea;90;120;x',
    'TEA-9;Green tea;;130;',
  ]
  const page = await send(rows.join('\n'))
  const shown = await open(page)
  // What the headings suggest is proposed, beside the values; nothing is read before somebody says so.
  expect(shown.html).toContain('Columns to choose')
  expect(shown.html).toContain('Choose below what each column is')
  expect(shown.html).not.toContain('docs/')
  expect(shown.html).toContain('TEA-1 · TEA-9')
  expect(shown.html).toContain('<option value="purchase cost" selected="">Purchase cost</option>')
  expect((await openList('/dashboard/imports')).html).toContain('Columns to choose')
  const twice = await shown.send(shown.formWith('columns[0].as'), {
    press: ['what', 'columns'],
    fields: { 'columns[0].as': 'sku', 'columns[1].as': 'sku' },
  })
  expect(twice.html).toContain('Two columns are said to be the same')
  await shown.send(shown.formWith('columns[0].as'), {
    press: ['what', 'columns'],
    fields: {
      'columns[0].as': 'sku',
      'columns[1].as': 'name',
      'columns[2].as': 'purchase cost',
      'columns[3].as': 'price',
    },
  })
  await workOnImport(shop, never)
  const checked = await open(page)
  expect(checked.html).toContain('Import 2 new or changed')
  expect(checked.html).toContain('4 of use, 1 left out')
  expect(checked.html).toContain('Green tea')

  const next = await open(await send([rows[0], 'TEA-2;Black tea;80;110;'].join('\n')))
  expect(next.html).toContain('Import 1 new or changed')
  await next.send(next.formWith('what'), { press: ['what', 'begin'] })
  await workOnImport(shop, never)
  const [tea] = await listWholeProducts(shop.database, { limit: 2 })
  expect(tea).toMatchObject({
    name: 'Black tea',
    variants: [{ sku: 'TEA-2', priceInPaisa: 11_000, purchaseCostInPaisa: 8000 }],
  })
})

test('a file in another encoding is read again as it is said; what is no file of products is refused in words', async () => {
  const page = await send('Dear merchant, here are no products')
  const shown = await open(page)
  expect(shown.html).toContain('The headings are those of no format that is known here')
  expect(shown.html).toContain('Cannot be read')
  expect(shown.html).not.toContain('docs/')
  expect(shown.html).not.toContain('Import 0')
  const again = await shown.send(shown.formWith('encoding'), {
    press: ['what', 'check'],
    fields: { encoding: 'windows-1252', untrackedStock: 'some' },
  })
  expect(again.html).toContain('Write a whole number')
})

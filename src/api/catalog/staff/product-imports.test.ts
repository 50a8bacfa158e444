import { expect, test } from 'vitest'
import { workOnImport } from '#shop/import/jobs/work-on-import.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'

const never = new AbortController().signal

test('a program sends a file, reads what would come of it, begins it and fetches the report', async () => {
  const { shop, people } = await openShopWith({ mina: 'moderator' })
  const { browser } = people.mina
  const file = 'name,sku,price\nCup,CUP,120\nPot,POT,ten\n'
  const sent = { fileName: 'goods.csv', content: Buffer.from(file).toString('base64') }
  const queued = await browser.send('POST', '/product-imports', sent)
  expect(queued.status).toBe(202)
  const { id } = queued.content as { id: string }
  expect(await browser.send('POST', '/product-imports', sent)).toMatchObject({
    status: 409,
    content: { code: 'one-already' },
  })
  const begin = () => browser.send('POST', `/product-imports/${id}/begin`, {})
  expect(await begin()).toMatchObject({ status: 409, content: { code: 'not-now' } })
  await workOnImport(shop, never)
  expect((await browser.get(`/product-imports/${id}`)).content).toMatchObject({
    state: 'checked',
    checked: { created: 1, failed: 1 },
    totals: null,
  })
  const choose = (columns: object[]) =>
    browser.send('POST', `/product-imports/${id}/columns`, { columns })
  const twice = [
    { heading: 'name', as: 'sku' },
    { heading: 'sku', as: 'sku' },
  ]
  expect(await choose(twice)).toMatchObject({ status: 409, content: { code: 'field-twice' } })
  const swapped = [
    { heading: 'name', as: 'sku' },
    { heading: 'sku', as: 'name' },
  ]
  expect((await choose(swapped)).status).toBe(202)
  await workOnImport(shop, never)
  expect((await browser.get(`/product-imports/${id}`)).content).toMatchObject({
    state: 'checked',
    columns: [{ heading: 'name', as: 'sku', isRead: true }, { as: 'name' }, { as: 'price' }],
  })
  expect((await begin()).status).toBe(202)
  await workOnImport(shop, never)
  expect((await browser.get('/product-imports')).content).toMatchObject([
    { id, state: 'imported', totals: { created: 1, failed: 1 } },
  ])
  expect(await browser.send('POST', `/product-imports/${id}/stop`, {})).toMatchObject({
    status: 409,
  })
  const undo = () => browser.send('POST', `/product-imports/${id}/undo`, {})
  expect((await undo()).status).toBe(202)
  expect((await browser.get(`/product-imports/${id}`)).content).toMatchObject({
    state: 'to-undo',
    done: 0,
    total: 2,
  })
  await workOnImport(shop, never)
  expect(await undo()).toMatchObject({ status: 409, content: { code: 'not-now' } })
  expect((await browser.get('/product-imports')).content).toMatchObject([{ id, state: 'undone' }])
  expect((await browser.get('/product-imports/none/report')).status).toBe(404)
})

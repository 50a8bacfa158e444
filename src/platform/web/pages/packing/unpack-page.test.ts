import { expect, test } from 'vitest'
import { finishPage } from '../page-cache.ts'
import { unpackPage } from './unpack-page.ts'

const page = (body: string, keep: boolean) =>
  finishPage({
    status: 200,
    headers: {},
    body: Buffer.from(body),
    topics: [],
    staleFrom: undefined,
    keep,
  })

test('a page in memory is unpacked once for all who ask for it like that', async () => {
  const kept = await page('<h1>হাট</h1>', true)
  const [first, second] = await Promise.all([unpackPage(kept), unpackPage(kept)])
  expect(first.toString()).toBe('<h1>হাট</h1>')
  expect(second).toBe(first)
  expect(await unpackPage(kept)).toBe(first)
})

test('a page that is not kept is never packed to be unpacked', async () => {
  expect((await page('<h1>হাট</h1>', false)).identity?.toString()).toBe('<h1>হাট</h1>')
  expect((await page('<h1>হাট</h1>', true)).identity).toBeUndefined()
})

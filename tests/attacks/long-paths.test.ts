import { request } from 'node:http'
import { expect, test } from 'vitest'
import { openAttackedShop } from './support/attacked-shop.ts'

/** As it stands, unlike fetch, which mends addresses. */
function ask(origin: string, path: string, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(origin, { path, method, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asking.on('error', reject).end()
  })
}

test('paths that are longer than any of the shop are refused before anything reads them', async () => {
  const shop = await openAttackedShop()
  const long = 'a'.repeat(15_900)
  const attacks = [`/${long}`, `/api/${long}`, `/pictures/${long}`, `/dashboard/${long}?a=b`]
  for (const path of attacks) {
    expect(await ask(shop.origin, path)).toBe(414)
    expect(await ask(shop.origin, path, 'POST')).toBe(414)
  }
  // The longest name that goods may have, in Bangla.
  expect(await ask(shop.origin, `/bn/product/${encodeURIComponent('ক'.repeat(200))}`)).toBe(404)
  // What a query holds is no path, and the log keeps little of either.
  expect(await ask(shop.origin, `/?a=${long}`)).toBe(200)
  const lines = shop.output().split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(3000)
})

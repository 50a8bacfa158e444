import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '../support/journey.ts'
import { isAlive, visit } from '../support/shopper.ts'

/** Whole texts that are long enough to be nothing else. */
const textsIn = (language: string): string[] =>
  globSync(`messages/*/${language}.json`)
    .flatMap((file) => Object.values(JSON.parse(readFileSync(file, 'utf8')) as object))
    .filter((text) => typeof text === 'string' && text.length > 14 && !text.includes('{'))

/** Some words are the same in both, and one is sent to the tag manager in English, whatever the page speaks (spec 7). */
function onlyIn(language: string, than: string): string[] {
  const others = new Set(textsIn(than))
  return textsIn(language).filter((text) => !others.has(text) && text !== 'Cash On Delivery')
}

for (const { path, own, other } of [
  { path: '', own: 'en', other: 'bn' },
  { path: '/bn', own: 'bn', other: 'en' },
]) {
  test(`Scripts of a page in ${own} bring no text in ${other}`, async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await page.goto(path || '/')
    await isAlive(page)
    for (const place of ['/shop', '/wishlist']) await visit(page, path + place)
    // Asked for again: the browser forgets what it loaded for a page that it has left.
    const bodies = [...scripts].map((url) => page.request.get(url).then((answer) => answer.text()))
    const loaded = (await Promise.all(bodies)).join('\n')
    expect(onlyIn(own, other).filter((text) => loaded.includes(text)).length).toBeGreaterThan(10)
    expect(onlyIn(other, own).filter((text) => loaded.includes(text))).toEqual([])
  })
}

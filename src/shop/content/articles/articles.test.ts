import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { readingMinutes } from './article.ts'
import type { PostDraft } from '../contract.ts'
import {
  countArticles,
  listArticles,
  listDatedPostSlugs,
  nextPublication,
} from './list-articles.ts'
import { loadPage } from '../load-page.ts'
import { findPost } from '../posts/find-post.ts'
import { savePost } from '../posts/save-post.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'

const now = new Date('2026-11-21T06:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)

const findArticle = (inShop: Shop, slug: string) => findPost(inShop, { kind: 'article', slug })

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop({ now: () => now })
})

function write(slug: string, changes: Partial<PostDraft & { id: string; version: number }> = {}) {
  const draft = {
    kind: 'article' as const,
    slug,
    title: slug,
    summary: 'Short',
    body: '<p>Long</p>',
    publishedAt: daysAgo(1),
  }
  return savePost(shop, aScript, { ...draft, ...changes })
}

test('the newest article stands first; drafts and planned ones are not there yet (D21)', async () => {
  await write('older', { publishedAt: daysAgo(9) })
  await write('newer', { publishedAt: daysAgo(2) })
  await write('draft', { publishedAt: null })
  await write('planned', { publishedAt: daysAgo(-3) })

  const slugs = (await listArticles(shop, { limit: 10 })).map(({ slug }) => slug)
  expect(slugs).toEqual(['newer', 'older'])
  expect(await countArticles(shop)).toBe(2)
  expect((await listDatedPostSlugs(shop, 'article')).map(({ slug }) => slug)).toEqual([
    'newer',
    'older',
  ])
  for (const slug of ['draft', 'planned', 'nobody-wrote-this'])
    expect(await findArticle(shop, slug)).toEqual({ outcome: 'not-found' })
  expect(await nextPublication(shop)).toEqual(daysAgo(-3))
})

test('a planned article appears when its time comes', async () => {
  await write('planned', { publishedAt: daysAgo(-3) })
  const later = { ...shop, now: () => daysAgo(-3) }
  expect(await findArticle(later, 'planned')).toMatchObject({ outcome: 'found' })
  expect(await nextPublication(later)).toBeUndefined()
})

test('script in what a merchant pasted is gone, the text stays', async () => {
  await write('pasted', {
    body: '<p onclick="x()">Tea<script>alert(1)</script></p><iframe src="//evil"></iframe>',
    bodyBn: '<img src=x onerror=alert(1)><p>চা</p>',
  })
  expect(await findArticle(shop, 'pasted')).toMatchObject({
    post: { body: '<p>Tea</p>', bodyBn: '<p>চা</p>' },
  })
})

test('an article that gets another address goes on being found under the former one', async () => {
  const saved = await write('first-name')
  const id = 'id' in saved ? saved.id : ''
  await write('second-name', { id, version: 1 })
  await write('third-name', { id, version: 2 })
  for (const former of ['first-name', 'second-name'])
    expect(await findArticle(shop, former)).toEqual({ outcome: 'moved', slug: 'third-name' })
  await write('first-name', { id, version: 3 })
  expect(await findArticle(shop, 'first-name')).toMatchObject({ outcome: 'found' })
})

test('two articles cannot have one address', async () => {
  await write('tea')
  expect(await write('tea')).toEqual({ outcome: 'slug-taken', slug: 'tea' })
  expect(await countArticles(shop)).toBe(1)
})

test('what a page says is written over, and one that nobody wrote says nothing', async () => {
  expect(await loadPage(shop, 'about-us')).toMatchObject({ intro: '', body: '' })
  const draft = { kind: 'page', slug: 'about-us', title: 'About us' } as const
  const saved = await savePost(shop, aScript, { ...draft, summary: 'One' })
  const body = '<h1>Us</h1><script>1</script>'
  const texts = { ...draft, summary: 'Two', summaryBn: 'দুই', body }
  await savePost(shop, aScript, { ...texts, id: 'id' in saved ? saved.id : '', version: 1 })
  expect(await loadPage(shop, 'about-us')).toMatchObject({
    intro: 'Two',
    introBn: 'দুই',
    body: '<h2>Us</h2>',
  })
})

test('reading takes at least a minute, and Bangla words count as words', () => {
  expect(readingMinutes('<p>Tea</p>')).toBe(1)
  expect(readingMinutes(`<p>${'খাঁটি মধু '.repeat(270)}</p>`)).toBe(3)
  expect(readingMinutes(`<p>${'<b>pure</b> honey '.repeat(270)}</p>`)).toBe(3)
})

import { beforeEach, expect, test } from 'vitest'
import type { PostDraft } from '#shop/content/contract.ts'
import { savePost } from '#shop/content/posts/save-post.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { loadArticle } from './load-article.ts'
import { blogHref, readPage } from './blog-href.ts'
import { articlesPerPage, loadBlog } from './load-blog.ts'
import { aScript } from '../../../tests/examples/initiators.ts'

const now = new Date('2026-11-21T06:00:00Z')

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop({ now: () => now })
})

async function write(slug: string, changes: Partial<PostDraft> = {}) {
  const publishedAt = new Date('2026-11-20T20:00:00Z')
  const words = { title: slug, summary: 'Short', body: '<p>Long</p>' }
  const draft = { kind: 'article' as const, slug, ...words, publishedAt }
  const saved = await savePost(shop, aScript, { ...draft, ...changes })
  return 'id' in saved ? saved.id : ''
}

test('a blog without articles is an empty page, not a missing one', async () => {
  expect(await loadBlog(shop, { page: 1, language: 'en' })).toMatchObject({
    outcome: 'found',
    blog: { articles: [], intro: '', pages: 1 },
  })
})

test('many articles come in pages; behind the last one is the last one', async () => {
  for (let day = 1; day <= articlesPerPage + 2; day++)
    await write(`day-${day}`, { publishedAt: new Date(now.getTime() - day * 86_400_000) })
  const second = await loadBlog(shop, { page: 2, language: 'en' })
  expect(second).toMatchObject({
    blog: { page: 2, pages: 2, articles: [{ slug: 'day-8' }, { slug: 'day-9' }] },
  })
  expect(await loadBlog(shop, { page: 3, language: 'en' })).toEqual({
    outcome: 'behind-the-last-page',
    pages: 2,
  })
})

test('the page ages when the next article is due', async () => {
  const due = new Date('2026-11-22T00:00:00Z')
  await write('planned', { publishedAt: due })
  expect(await loadBlog(shop, { page: 1, language: 'en' })).toMatchObject({ staleFrom: due })
})

test('a Bangla page speaks Bangla, and English where nobody wrote Bangla; days are those of Dhaka (D26)', async () => {
  const page = { kind: 'page', slug: 'blog', title: 'Blogs' } as const
  await savePost(shop, aScript, { ...page, summary: 'Advice', summaryBn: 'পরামর্শ' })
  await write('both', {
    titleBn: 'চা',
    summaryBn: 'অল্প কথা',
    bodyBn: `<p>${'চা '.repeat(400)}</p>`,
  })
  const found = await loadBlog(shop, { page: 1, language: 'bn' })
  expect(found).toMatchObject({
    blog: {
      intro: 'পরামর্শ',
      articles: [
        { title: 'চা', summary: 'অল্প কথা', minutes: 3, publishedInWords: '২১ নভেম্বর, ২০২৬' },
      ],
    },
  })
  expect(await loadBlog(shop, { page: 1, language: 'en' })).toMatchObject({
    blog: { articles: [{ title: 'both', minutes: 1, publishedInWords: '21 November 2026' }] },
  })
  await write('english-only')
  expect(await loadArticle(shop, 'english-only', 'bn')).toMatchObject({
    shown: { title: 'english-only', body: '<p>Long</p>', bodyLanguage: 'en', minutes: 1 },
  })
})

test('an article shows the goods that it speaks of, in its order, and other articles', async () => {
  const { id: tea } = await shelve(shop, { slug: 'tea' })
  const { id: cup } = await shelve(shop, { slug: 'cup' })
  const { id: gone } = await shelve(shop, { slug: 'gone', status: 'archived' })
  await write('other')
  await write('tea-time', { productIds: [cup, gone, tea] })
  expect(await loadArticle(shop, 'tea-time', 'en')).toMatchObject({
    outcome: 'found',
    shown: { products: [{ slug: 'cup' }, { slug: 'tea' }], more: [{ slug: 'other' }] },
  })
})

test('pages of the blog have one address each', () => {
  expect(blogHref(1)).toBe('/blog')
  expect(blogHref(3)).toBe('/blog?page=3')
  for (const nonsense of ['', '0', '-1', '1.5', 'x', '1e9'])
    expect(readPage(new URLSearchParams({ page: nonsense }))).toBe(1)
  expect(readPage(new URLSearchParams({ page: '3' }))).toBe(3)
})

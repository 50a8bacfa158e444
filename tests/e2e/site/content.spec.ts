import { expectAccessible } from '../support/accessible.ts'
import { publish, uniquely } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'
import { open, visit } from '../support/shopper.ts'

const pages = [
  '/pages/questions',
  '/about-us',
  '/blog',
  '/blog/choosing-a-pressure-cooker',
  '/contact-us',
  '/contact-us/sent',
  '/newsletter',
  '/newsletter/subscribed',
]

for (const [language, prefix] of [
  ['English', ''],
  ['Bangla', '/bn'],
]) {
  test(`The shop's own pages can be read by everybody, in ${language} (D21)`, async ({ page }) => {
    test.slow()
    for (const [index, path] of pages.entries()) {
      // A document of each in English is enough, and of some of them other journeys open one.
      const isOpened = language === 'Bangla' || ['/about-us', '/blog', '/contact-us'].includes(path)
      await (isOpened && index > 0 ? visit : open)(page, prefix + path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessible(page)
    }
  })
}

test('The main menu leads to About Us, Blogs and Contact Us (spec 2); About Us says who we are, how to call, and where we are (spec 1); from the blog I read an article, and go on to the goods that it speaks of', async ({
  page,
}) => {
  await open(page, '/')
  const main = page.getByRole('main')
  const goTo = async (name: string, path: string) => {
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await page.getByRole('tab', { name: 'Main Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }

  await goTo('Contact Us', '/contact-us')
  await goTo('About Us', '/about-us')
  await test.step('About Us says who we are, how to call, and where we are', async () => {
    await expect(main.getByRole('heading', { name: 'What we promise' })).toBeVisible()
    await expect(main.getByRole('link', { name: '01000-000000' }).first()).toHaveAttribute(
      'href',
      'tel:+8801000000000',
    )
    await expect(main.getByRole('link', { name: 'See on the map' })).toHaveAttribute(
      'href',
      /openstreetmap/,
    )
    await main.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL(/\/contact-us$/)
  })

  await goTo('Blogs', '/blog')
  await test.step('I read an article, and go on to the goods that it speaks of', async () => {
    const articles = page.getByRole('region', { name: 'Articles' })
    await expect(articles.getByRole('article').first()).toContainText(
      /\d+ \w+ \d{4} · \d+ min read/,
    )
    await articles.getByRole('link', { name: /^Choosing a pressure cooker/ }).click()
    await expect(page).toHaveURL(/\/blog\/choosing-a-pressure-cooker$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Choosing a pressure cooker',
    )
    await expect(
      page.getByRole('region', { name: 'More to read' }).getByRole('article'),
    ).toHaveCount(3)
    const products = page.getByRole('region', { name: 'Goods in this article' })
    await products.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\/stainless-steel-pressure-cooker/)
  })
})

test('Where Bangla is missing, the English article is shown and said to be English; an article in Bangla has Bangla words and digits, and the switch stays on it (D26)', async ({
  page,
}) => {
  const title = uniquely('Old letters')
  const slug = await publish(title, new Date('2001-01-01T00:00:00Z'))
  await open(page, `/bn/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const text = page.getByText(`All about ${title}.`)
  await expect(text).toBeVisible()
  expect(await text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
    'en',
  )

  await visit(page, '/bn/blog/choosing-a-pressure-cooker')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^প্রেশার কুকার কেনার আগে/)
  await expect(
    page
      .getByRole('main')
      .getByText(/পড়তে [০-৯]+ মিনিট/)
      .first(),
  ).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/:\d+\/blog\/choosing-a-pressure-cooker$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Choosing a pressure cooker')
})

test('Older articles are on further pages, which have addresses', async ({ page }) => {
  const years = [1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997]
  for (const year of years)
    await publish(uniquely(`Found in the archive of ${year}`), new Date(`${year}-05-05T00:00:00Z`))
  const paging = page.getByRole('navigation', { name: 'Pages' })
  await expect(async () => {
    await open(page, '/blog')
    await expect(paging).toBeVisible({ timeout: 1000 })
  }).toPass()
  await paging.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/\/blog\?page=2$/)
  await expect(page).toHaveTitle(/^Blogs, page 2/)
  await expectAccessible(page)
  await open(page, '/blog?page=9999')
  await expect(page).toHaveURL(/\/blog\?page=\d+$/)
})

test('An article that nobody wrote is 404 and leads on', async ({ request }) => {
  const answer = await request.get('/blog/nobody-wrote-this')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('This page does not exist')
})

test('Search engines read what an article is, and where the shop can be reached', async ({
  request,
}) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
    return [...blocks].map(([, json]) => JSON.parse(json ?? '') as object)
  }
  expect(await dataOf('/bn/blog/choosing-a-pressure-cooker')).toMatchObject([
    {
      '@type': 'BlogPosting',
      inLanguage: 'bn',
      headline: expect.stringMatching(/^প্রেশার/),
      image: [expect.stringMatching(/\.jpg$/)],
    },
    { '@type': 'BreadcrumbList' },
  ])
  expect(await dataOf('/about-us')).toMatchObject([
    { '@type': 'AboutPage', mainEntity: { telephone: '+8801000000000' } },
    { '@type': 'BreadcrumbList' },
  ])
  expect(await dataOf('/bn/pages/questions')).toMatchObject([
    { '@type': 'FAQPage', inLanguage: 'bn', mainEntity: expect.any(Array) },
    { '@type': 'BreadcrumbList' },
  ])
  expect(await dataOf('/contact-us')).toMatchObject([
    { '@type': 'ContactPage' },
    { '@type': 'BreadcrumbList' },
  ])
  const html = await (await request.get('/blog/choosing-a-pressure-cooker')).text()
  expect(html).toContain('property="og:type" content="article"')
  expect(html).toMatch(/rel="canonical" href="[^"]*\/blog\/choosing-a-pressure-cooker"/)
  expect(html).toMatch(/hrefLang="bn" href="[^"]*\/bn\/blog\/choosing-a-pressure-cooker"/)
})

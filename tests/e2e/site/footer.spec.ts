import { expect, test } from '../support/journey.ts'
import { open, visit } from '../support/shopper.ts'

test('The footer says that goods are authentic, where the shop is and how to reach it (spec 1)', async ({
  page,
}) => {
  await open(page, '/about-us')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Every product is authentic and its quality is guaranteed.')
  await expect(footer).toContainText(/Mirpur, Dhaka/)
  const leadsTo = (name: string, href: RegExp | string) =>
    expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await leadsTo('info@haat.example.com', 'mailto:info@haat.example.com')
  await leadsTo('01000-000000', 'tel:+8801000000000')
  await leadsTo('See on the map', /^https:\/\/www\.openstreetmap\.org\//)
  await leadsTo('Facebook', /facebook/)
  await leadsTo('YouTube', /youtube/)
  await leadsTo('WhatsApp', /wa\.me/)
  await expect(footer).toContainText(/© \d{4} Haat\. All rights reserved\./)
  await expect(footer).toContainText('Developed by the Haat developers')
})

test('A social network that is not set is no dead link (D27)', async ({ page }) => {
  await open(page, '/')
  const networks = page.getByRole('contentinfo').getByRole('list', { name: 'Follow us' })
  await expect(networks.getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Pinterest' })).toHaveCount(0)
})

test('Above the footer of every page stands what the shop promises (spec 2)', async ({ page }) => {
  for (const path of ['/', '/cart', '/bn/contact-us']) {
    await (path === '/cart' ? visit : open)(page, path)
    const name = path.startsWith('/bn') ? 'আমাদের প্রতিশ্রুতি' : 'What we promise'
    const strip = page.getByRole('region', { name })
    await expect(strip.getByRole('listitem')).toHaveCount(4)
    const phone = path.startsWith('/bn') ? '০১০০০-০০০০০০' : '01000-000000'
    await expect(strip).toContainText(phone)
  }
})

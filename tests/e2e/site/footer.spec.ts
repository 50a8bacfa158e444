import { expect, test } from '../support/journey.ts'
import { open, visit } from '../support/shopper.ts'

test('The footer says that goods are authentic, where the shop is and how to reach it (spec 1); a social network that is not set is no dead link (D27); the end of every page says what the shop promises, and names each place once; above the footer of every page stands what the shop promises (spec 2)', async ({
  page,
}) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  const leadsTo = (name: string, href: RegExp | string) =>
    expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)

  await test.step('a social network that is not set is no dead link', async () => {
    await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Pinterest' })).toHaveCount(0)
  })

  await visit(page, '/about-us')
  await test.step('goods are authentic, where the shop is and how to reach it', async () => {
    await expect(footer).toContainText('Every product is authentic and its quality is guaranteed.')
    await expect(footer).toContainText(/Mirpur, Dhaka/)
    await leadsTo('info@haat.example.com', 'mailto:info@haat.example.com')
    await leadsTo('01000-000000', 'tel:+8801000000000')
    await leadsTo('See on the map', /^https:\/\/www\.openstreetmap\.org\//)
    await leadsTo('Facebook', /facebook/)
    await leadsTo('YouTube', /youtube/)
    await leadsTo('WhatsApp', /wa\.me/)
    await expect(footer).toContainText(/© \d{4} Haat\. All rights reserved\./)
    await expect(footer).toContainText('Developed by the Haat developers')
  })

  await visit(page, '/shop')
  await test.step('what the shop promises, and each place once', async () => {
    const promises = page.getByRole('region', { name: 'What we promise' })
    for (const promise of [
      'Delivery all over Bangladesh',
      'Cash on delivery',
      'Authentic goods',
      'We are here to help',
    ])
      await expect(promises.getByText(promise)).toBeVisible()
    await expect(footer).toContainText('Demonstration shop, Mirpur, Dhaka')
    await expect(footer.getByRole('link', { name: /info@/ })).toHaveCount(1)
    await expect(footer.getByRole('link', { name: 'See on the map' })).toHaveCount(1)
    await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(3)
    await expect(footer.getByText(/© \d{4} Haat/)).toBeVisible()
    await leadsTo('Home', '/shop/home')
  })

  await test.step('above the footer of every page stands what the shop promises', async () => {
    for (const path of ['/', '/cart', '/bn/contact-us']) {
      const isBangla = path.startsWith('/bn')
      await (isBangla ? open : visit)(page, path)
      const name = isBangla ? 'আমাদের প্রতিশ্রুতি' : 'What we promise'
      const strip = page.getByRole('region', { name })
      await expect(strip.getByRole('listitem')).toHaveCount(4)
      await expect(strip).toContainText(isBangla ? '০১০০০-০০০০০০' : '01000-000000')
    }
  })
})

import { expect, test } from 'vitest'
import { firstSettings } from '#shop/settings/settings.ts'
import { composeMail } from '../compose-mail.ts'
import type { MailOrder } from '../mail.ts'

const values = {
  name: 'Rahim',
  link: 'https://shop.example/order-tracking',
  orderId: '1024',
  placedAt: new Date('2026-01-15T06:00:00Z'),
  place: 'Mirpur, Dhaka',
  lines: [{ name: 'Cup', quantity: 1, totalInPaisa: 50_000 }],
  subtotalInPaisa: 50_000,
  deliveryChargeInPaisa: 0,
  grandTotalInPaisa: 50_000,
  toPayInPaisa: 131_000,
  shopPhone: '',
  days: null,
}
const placed = (more: Partial<typeof values> = {}): MailOrder => ({
  to: 'rahim@example.com',
  language: 'en',
  template: 'order-placed',
  values: { ...values, ...more },
})

const said = (en: string) => ({ en, bn: '' })
const mailTexts = {
  ...firstSettings.mailTexts,
  placedSubject: said('{shop}: {order} for {total}'),
  placedIntro: said('Dear {name},\n\nwhat a <b>day</b>.'),
  placedEnd: said('Yours, {shop}'),
}
const settings = { ...firstSettings, mailTexts }

test('without words of the merchant, a mail is the shop’s own', () => {
  const [own, worded] = [firstSettings, settings].map((look) =>
    composeMail({ ...placed(), language: 'bn' }, look),
  )
  expect(worded).toEqual(own)
})

test('the merchant’s words stand under the greeting and above the order, filled in and never as HTML', () => {
  const { subject, text, html } = composeMail(placed(), settings)
  expect(subject).toBe('Haat: 1024 for ৳500')
  expect(text).toMatch(/^[^\n]*Rahim[^\n]*\n\nDear Rahim,\n\nwhat a <b>day<\/b>\.\n\n/)
  expect(text.indexOf('Yours, Haat')).toBeLessThan(text.indexOf('1 × Cup'))
  expect(html).toContain('what a &lt;b&gt;day&lt;/b&gt;.')
})

test('what somebody typed as a name to advertise is no name, and a name that looks like a placeholder is not filled in', () => {
  const spam = composeMail(placed({ name: 'buy at evil.example' }), settings)
  expect(spam.text).not.toContain('evil')
  expect(composeMail(placed({ name: '{total}' }), settings).text).not.toContain('Dear ৳')
})

test('mails about accounts and to the shop itself stay as they are', () => {
  const toShop: MailOrder = {
    ...placed(),
    template: 'new-order',
    values: { ...values, buyerPhone: '+8801712345678', address: 'House 1', note: '' },
  }
  expect(composeMail(toShop, settings)).toEqual(composeMail(toShop, firstSettings))
})

test('where the merchant gave a logo it stands above the mail, with the shop’s name for a reader who loads no pictures', () => {
  const address = 'https://shop.example/pictures/a-480.jpg?"><b>'
  const logoOfMail = { address, width: 120, height: 40 }
  const { html, text } = composeMail(placed(), { ...settings, logoOfMail })
  expect(html).toContain('a-480.jpg?&quot;&gt;&lt;b&gt;" alt="Haat" width="120" height="40"')
  expect(text).toBe(composeMail(placed(), settings).text)
})

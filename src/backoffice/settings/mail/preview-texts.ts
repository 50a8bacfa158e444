import type { Language } from '#platform/language.ts'
import { composeMail } from '#shop/mail/compose-mail.ts'
import { previewMail } from '#shop/mail/preview-mail.ts'
import type { Settings } from '#shop/settings/settings.ts'
import type { MailForm } from './mail-forms.ts'

export interface TextPreview {
  form: MailForm
  language: Language
  subject: string
  /** A document of its own. */
  html: string
}

const templates = {
  placedMail: 'order-placed',
  shippedMail: 'order-shipped',
  deliveredMail: 'order-delivered',
  canceledMail: 'order-canceled',
} as const satisfies Record<MailForm, string>

const example = {
  en: { name: 'Rahima Khatun', place: 'Dhanmondi, Dhaka', product: 'Teapot' },
  bn: { name: 'রহিমা খাতুন', place: 'ধানমন্ডি, ঢাকা', product: 'চায়ের পাত্র' },
} as const

/** Each mail as somebody would get it now, about an order that nobody placed. */
export function previewTexts(settings: Settings, shopUrl: string): TextPreview[] {
  return (Object.keys(templates) as MailForm[]).flatMap((form) =>
    (['en', 'bn'] as const).map((language) => {
      const { name, place, product } = example[language]
      const values = {
        name,
        link: `${shopUrl}/order-tracking`,
        reviewLink: `${shopUrl}/review`,
        orderId: '1024',
        placedAt: new Date('2026-01-15T06:00:00Z'),
        place,
        lines: [{ name: product, quantity: 1, totalInPaisa: 125_000 }],
        subtotalInPaisa: 125_000,
        deliveryChargeInPaisa: 6000,
        grandTotalInPaisa: 131_000,
        toPayInPaisa: 131_000,
        shopPhone: settings.headerPhone,
        days: { min: 1, max: 2 },
      }
      const order = { to: 'nobody@example.com', language, template: templates[form], values }
      const { subject, html } = composeMail(order, settings)
      return { form, language, subject, html: previewMail({ html, language }) }
    }),
  )
}

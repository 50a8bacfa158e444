import { z } from 'zod'
import { latinDigits, parsePhone } from '#platform/phone.ts'
import { paisaFromTyped } from '#platform/typed-taka.ts'
import type { Zone } from '#shop/delivery/zone.ts'

/** What the forms of the settings send, by rules that page and browser share. Issues are keys; the page says them in words. */

export type SettingProblem =
  | 'name-missing'
  | 'too-long'
  | 'phone-wrong'
  | 'email-wrong'
  | 'taka-wrong'
  | 'days-wrong'
  | 'days-turned'
  | 'orders-wrong'
  | 'pieces-wrong'
  | 'percent-wrong'
  | 'value-wrong'
  | 'few-wrong'
  | 'hours-wrong'

const problem = (key: SettingProblem) => key

const typed = z.string().default('')
const words = z.string(problem('name-missing')).trim().max(300, problem('too-long'))

export const shopFormSchema = z.object({
  version: z.coerce.number().int(),
  nameEn: words.min(1, problem('name-missing')),
  nameBn: words.min(1, problem('name-missing')),
  phone: typed.transform((text, context) => {
    const phone = text.trim() === '' ? '' : parsePhone(text)
    if (phone !== undefined) return phone
    context.addIssue({ code: 'custom', message: problem('phone-wrong') })
    return z.NEVER
  }),
  email: z
    .literal('')
    .or(z.email(problem('email-wrong')))
    .default(''),
  orderMail: z
    .literal('')
    .or(z.email(problem('email-wrong')))
    .default(''),
  orderMailLanguage: z.enum(['en', 'bn']).default('bn'),
})

/** 60, ৬০ or 1,200.50, as people type it. */
const charge = typed.transform((text, context) => {
  const paisa = paisaFromTyped(text)
  if (paisa !== undefined && paisa <= 10_000_000) return paisa
  context.addIssue({ code: 'custom', message: problem('taka-wrong') })
  return z.NEVER
})

const freeFrom = typed.transform((text, context) => {
  if (text.trim() === '') return null
  const paisa = paisaFromTyped(text)
  if (paisa !== undefined) return paisa
  context.addIssue({ code: 'custom', message: problem('taka-wrong') })
  return z.NEVER
})

const days = typed.transform((text, context) => {
  const digits = latinDigits(text).trim()
  if (/^\d{1,2}$/.test(digits) && Number(digits) <= 90) return Number(digits)
  context.addIssue({ code: 'custom', message: problem('days-wrong') })
  return z.NEVER
})

/** How the fields of a zone begin. */
export const zonePrefixes = {
  'inside-dhaka': 'inside',
  'dhaka-suburbs': 'suburbs',
  'outside-dhaka': 'outside',
} as const satisfies Record<Zone, string>

export const deliveryFormSchema = z.object({
  zonesVersion: z.string().max(500),
  insideCharge: charge,
  insideFreeFrom: freeFrom,
  insideMinDays: days,
  insideMaxDays: days,
  suburbsCharge: charge,
  suburbsFreeFrom: freeFrom,
  suburbsMinDays: days,
  suburbsMaxDays: days,
  outsideCharge: charge,
  outsideFreeFrom: freeFrom,
  outsideMinDays: days,
  outsideMaxDays: days,
})

export type DeliveryField = Exclude<keyof z.output<typeof deliveryFormSchema>, 'zonesVersion'>
export type ShopField = Exclude<keyof z.output<typeof shopFormSchema>, 'version'>

/** What no single field can know: the quickest delivery takes no longer than the slowest. */
export function turnedDays(form: FormData): Record<string, SettingProblem> {
  const dayOf = (name: string) => Number(latinDigits(String(form.get(name) ?? '')))
  return Object.fromEntries(
    Object.values(zonePrefixes).flatMap((prefix) =>
      dayOf(`${prefix}MinDays`) > dayOf(`${prefix}MaxDays`)
        ? [[`${prefix}MaxDays`, problem('days-turned')]]
        : [],
    ),
  )
}

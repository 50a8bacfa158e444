import { z } from 'zod'
import { latinDigits } from '#platform/phone.ts'
import { paisaFromTyped } from '#platform/typed-taka.ts'
import type { SettingProblem } from '../fields/setting-problem.ts'
import { zonePrefixes } from './zone-prefixes.ts'

/** What the form of the delivery charges sends, by rules that page and browser share. Issues are keys; the page says them in words. */

const problem = (key: SettingProblem) => key

const typed = z.string().default('')
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

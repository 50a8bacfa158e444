import { z } from 'zod'
import { latinDigits } from '#platform/phone.ts'
import { paisaFromTyped } from '#platform/typed-taka.ts'
import type { SettingProblem } from '../fields/setting-problem.ts'

/** What the forms of a delivery zone send, by rules that page and browser share. Issues are keys; the page says them in words. */

const problem = (key: SettingProblem) => key

const typed = z.string().default('')
/** 60, ৬০ or 1,200.50, as people type it. */
const charge = typed.transform((text, context) => {
  const paisa = paisaFromTyped(text)
  if (paisa !== undefined && paisa <= 10_000_000) return paisa
  context.addIssue({ code: 'custom', message: problem('taka-wrong') })
  return z.NEVER
})

const perhapsCharge = typed.transform((text, context) => {
  if (text.trim() === '') return null
  const paisa = paisaFromTyped(text)
  if (paisa !== undefined) return paisa
  context.addIssue({ code: 'custom', message: problem('taka-wrong') })
  return z.NEVER
})

const mostKg = 1000

/** 1, 0.5 or ১.৫, as grams. */
const kilograms = typed.transform((text, context) => {
  const plain = latinDigits(text).replace(/[\s,]/g, '')
  if (plain === '') return null
  const grams = /^\d{1,4}(\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 1000) : 0
  if (grams > 0 && grams <= mostKg * 1000) return grams
  context.addIssue({ code: 'custom', message: problem('weight-wrong') })
  return z.NEVER
})

const days = typed.transform((text, context) => {
  const digits = latinDigits(text).trim()
  if (/^\d{1,2}$/.test(digits) && Number(digits) <= 90) return Number(digits)
  context.addIssue({ code: 'custom', message: problem('days-wrong') })
  return z.NEVER
})

const name = typed.transform((text, context) => {
  const tidy = text.trim()
  if (tidy.length <= 60) return tidy
  context.addIssue({ code: 'custom', message: problem('name-long') })
  return z.NEVER
})

const version = z.string().max(100)

export const zoneFormSchema = z.object({
  version,
  name,
  nameBn: name,
  charge,
  freeFrom: perhapsCharge,
  includedKg: kilograms,
  chargePerKg: perhapsCharge,
  minDays: days,
  maxDays: days,
})

export type ZoneField = Exclude<keyof z.output<typeof zoneFormSchema>, 'version'>

/** What no single field can know: a name in each language of the shop (`only`: it has one), the order of the days, the charge of a weight. */
export function problemsTogether(form: FormData): Record<string, SettingProblem> {
  return { ...missingNames(form), ...turnedDays(form), ...halfWeight(form) }
}

function missingNames(form: FormData): Record<string, SettingProblem> {
  const empty = ['name', 'nameBn'].filter((field) => String(form.get(field) ?? '').trim() === '')
  if (form.get('only') !== null && empty.length < 2) return {}
  return Object.fromEntries(empty.map((field) => [field, problem('missing')]))
}

function halfWeight(form: FormData): Record<string, SettingProblem> {
  const isEmpty = (field: string) => String(form.get(field) ?? '').trim() === ''
  if (isEmpty('includedKg') === isEmpty('chargePerKg')) return {}
  return { [isEmpty('includedKg') ? 'includedKg' : 'chargePerKg']: problem('weight-pair') }
}

function turnedDays(form: FormData): Record<string, SettingProblem> {
  const dayOf = (field: string) => Number(latinDigits(String(form.get(field) ?? '')))
  return dayOf('minDays') > dayOf('maxDays') ? { maxDays: problem('days-turned') } : {}
}

/** A box as the form sends it: `Dhaka/Savar`, or `Gazipur/` for a whole district. */
export const boxOf = ({ district, area }: { district: string; area: string }) =>
  `${district}/${area}`

const fromBox = (box: string) => {
  const [district = '', area = ''] = box.split('/')
  return { district, area }
}

export const placesFormSchema = z.object({
  version,
  // One box that is ticked comes as a text.
  places: z
    .union([z.array(z.string().max(201)).max(700), z.string().max(201)])
    .default([])
    .transform((boxes) => (Array.isArray(boxes) ? boxes : [boxes]).map(fromBox)),
})

export const removalFormSchema = z.object({ version, moveTo: z.string().max(80).default('') })

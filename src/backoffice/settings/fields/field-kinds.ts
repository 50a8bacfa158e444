import { z } from 'zod'
import { latinDigits, parsePhone } from '#platform/phone.ts'
import { paisaFromTyped } from '#platform/typed-taka.ts'
import { tidyLines } from '#platform/text/tidy.ts'
import { settingParts as parts } from '#shop/settings/contract.ts'
import { unknownPlaceholders } from '#shop/settings/mail-texts.ts'
import {
  fieldsOf,
  isText,
  type FieldForm,
  type FieldKind,
  type FieldName,
  type SettingField,
} from './field-table.ts'
import type { SettingProblem } from './setting-problem.ts'

/** What the forms of the settings send, by rules that page and browser share; what may be stored says the contract of the settings. */

interface Kind {
  /** What somebody means by what they typed. */
  read: (typed: string) => unknown
  schema: z.ZodType
  problem: (typed: string) => SettingProblem
}

const tooLong = (): SettingProblem => 'too-long'

/** 122.50, ১২২.৫০ or 1,200. */
const numberFrom = (typed: string): number | string => {
  const plain = latinDigits(typed).replace(/[\s,৳]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed
}

/** facebook.com/shop is what people copy; the address begins with https:// all the same. */
const linkFrom = (typed: string): string =>
  /^[a-z\d-]+(\.[a-z\d-]+)+([/?#]|$)/i.test(typed) ? `https://${typed}` : typed

/** The demonstration's number, which no network gives to anybody, may stay. */
const phoneFrom = (typed: string): string => {
  const digits = latinDigits(typed).replace(/\D/g, '')
  return typed === '' ? '' : (parsePhone(typed) ?? `+88${digits.replace(/^88(?=0)/, '')}`)
}

const wrongMailText = (ifLong: SettingProblem) => (typed: string) =>
  unknownPlaceholders(typed).length > 0 ? 'placeholder-unknown' : ifLong

const asTyped = (typed: string) => typed
const always = (problem: SettingProblem) => () => problem

/** Of Google, which writes them in capitals. */
const idOf = (schema: z.ZodType, problem: SettingProblem): Kind => ({
  read: (typed) => typed.toUpperCase(),
  schema,
  problem: always(problem),
})

const plain = (schema: z.ZodType, problem: SettingProblem): Kind => ({
  read: asTyped,
  schema,
  problem: always(problem),
})

const numeric = (schema: z.ZodType, problem: SettingProblem): Kind => ({
  read: numberFrom,
  schema,
  problem: always(problem),
})

/** Left empty it is none. */
const perhapsNumeric = (schema: z.ZodType, problem: SettingProblem): Kind => ({
  read: (typed) => (typed === '' ? null : numberFrom(typed)),
  schema,
  problem: always(problem),
})

const kinds: Record<FieldKind, Kind> = {
  words: { read: asTyped, schema: parts.perhapsWords, problem: tooLong },
  'more-words': { read: asTyped, schema: parts.perhapsWords, problem: tooLong },
  'perhaps-words': { read: asTyped, schema: parts.perhapsWords, problem: tooLong },
  'sender-name': plain(parts.senderName, 'sender-name-wrong'),
  'perhaps-line': { read: asTyped, schema: parts.perhapsWords, problem: tooLong },
  phone: { read: phoneFrom, schema: parts.phone, problem: always('phone-wrong') },
  colour: {
    read: (typed) => typed.toLowerCase(),
    schema: parts.colour,
    problem: always('colour-unreadable'),
  },
  picture: plain(parts.picture, 'choice-wrong'),
  email: plain(parts.email, 'email-wrong'),
  link: { read: linkFrom, schema: parts.link, problem: always('link-wrong') },
  bin: { read: latinDigits, schema: parts.bin, problem: always('bin-wrong') },
  paper: plain(parts.paper, 'paper-wrong'),
  'tag-manager': idOf(parts.tagManager, 'tag-manager-wrong'),
  'google-analytics': idOf(parts.googleAnalytics, 'google-analytics-wrong'),
  'meta-pixel': { read: latinDigits, schema: parts.metaPixel, problem: always('meta-pixel-wrong') },
  rate: perhapsNumeric(parts.usdRate, 'rate-wrong'),
  'keep-days': numeric(parts.keepVisitorsDays, 'keep-days-wrong'),
  percent: numeric(parts.vatPercent, 'vat-wrong'),
  'discount-limit': numeric(parts.discountLimitPercent, 'discount-limit-wrong'),
  pieces: numeric(parts.lowStockFrom, 'low-stock-wrong'),
  'least-amount': {
    read: (typed) => (typed === '' ? null : (paisaFromTyped(typed) ?? typed)),
    schema: parts.leastInPaisa,
    problem: always('least-wrong'),
  },
  'most-pieces': perhapsNumeric(parts.mostPieces, 'orders-wrong'),
  hour: perhapsNumeric(parts.cutOffHour, 'choice-wrong'),
  language: plain(parts.language, 'choice-wrong'),
  languages: plain(parts.languages, 'choice-wrong'),
  'mail-subject': {
    read: asTyped,
    schema: parts.mailSubject,
    problem: wrongMailText('mail-subject-long'),
  },
  'mail-text': { read: asTyped, schema: parts.mailText, problem: wrongMailText('mail-text-long') },
  'yes-no': {
    read: (typed) => ({ yes: true, no: false })[typed],
    schema: z.boolean(),
    problem: always('choice-wrong'),
  },
}

const typedAs = ({ read, schema, problem }: Kind) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      // What is left of it says what is wrong: of what nobody sees it is missing.
      const typed = tidyLines(text)
      const value = schema.safeParse(read(typed))
      if (value.success) return value.data
      context.addIssue({ code: 'custom', message: problem(typed) })
      return z.NEVER
    })

function schemaOf(form: FieldForm) {
  const fields = fieldsOf(form).map(([name, { kind }]) => [name, typedAs(kinds[kind])] as const)
  const shape: Record<string, ReturnType<typeof typedAs>> = Object.fromEntries(fields)
  return z.object({ ...shape, version: z.coerce.number().int() })
}

export const fieldSchemas: Readonly<Record<FieldForm, ReturnType<typeof schemaOf>>> = {
  shop: schemaOf('shop'),
  look: schemaOf('look'),
  pictures: schemaOf('pictures'),
  contact: schemaOf('contact'),
  social: schemaOf('social'),
  chat: schemaOf('chat'),
  sender: schemaOf('sender'),
  mails: schemaOf('mails'),
  placedMail: schemaOf('placedMail'),
  shippedMail: schemaOf('shippedMail'),
  deliveredMail: schemaOf('deliveredMail'),
  canceledMail: schemaOf('canceledMail'),
  promise: schemaOf('promise'),
  pickup: schemaOf('pickup'),
  rules: schemaOf('rules'),
  papers: schemaOf('papers'),
  currency: schemaOf('currency'),
  analytics: schemaOf('analytics'),
  security: schemaOf('security'),
  privacy: schemaOf('privacy'),
}

const isRequired = (kind: FieldKind) => kind === 'words' || kind === 'more-words'

/** What no single field can know: a text is there in both languages, or in the only one that the shop speaks (`only`). */
export const oneLanguageAlone =
  (form: FieldForm) =>
  (sent: FormData): Record<string, SettingProblem> => {
    const isEmpty = (name: string) => String(sent.get(name) ?? '').trim() === ''
    const needsBoth = sent.get('only') === null
    const lacking = fieldsOf(form).flatMap(([name, field]): [FieldName, SettingProblem][] => {
      if (!isText(field) || !isEmpty(name)) return []
      const isAlone = !isEmpty(otherLanguageOf(name))
      if (isRequired(field.kind)) return needsBoth || !isAlone ? [[name, 'missing']] : []
      return needsBoth && isAlone ? [[name, 'both-languages']] : []
    })
    return {
      ...Object.fromEntries(lacking),
      ...(sent.get('pickupOffered') === 'yes' && addressOfPickup.every(isEmpty)
        ? Object.fromEntries(addressOfPickup.map((name) => [name, 'missing']))
        : {}),
    }
  }

/** What is offered to be fetched stands somewhere. */
const addressOfPickup = ['pickupAddressEn', 'pickupAddressBn'] as const

const otherLanguageOf = (name: FieldName) =>
  name.endsWith('En') ? name.replace(/En$/, 'Bn') : name.replace(/Bn$/, 'En')

/** The settings that the form changes, whole as they are stored, with what was typed in its place. */
export function changedBy(
  form: FieldForm,
  typed: Readonly<Record<string, unknown>>,
  stored: object,
): Record<string, unknown> {
  const change: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(form)) setAt(change, stored, field, typed[name])
  return change
}

function setAt(
  change: Record<string, unknown>,
  stored: object,
  { at }: SettingField,
  value: unknown,
) {
  const [key = '', ...rest] = at.split('.')
  const last = rest.pop()
  if (last === undefined) {
    change[key] = value
    return
  }
  change[key] ??= structuredClone(Reflect.get(stored, key))
  const part = rest.reduce<object>((whole, step) => Reflect.get(whole, step), change[key] as object)
  Reflect.set(part, last, value)
}

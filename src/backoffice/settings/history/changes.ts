import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import type { Zone } from '#shop/delivery/zone.ts'
import { zoneWords } from '../delivery/zone-words.ts'
import { fieldsOf, valueAt, type FieldForm, type FieldKind } from '../fields/field-table.ts'
import { fieldWords } from '../fields/field-words.ts'
import { limitChanges } from '../limits/limit-changes.ts'
import type { SectionName } from '../sections.ts'

/** One value of the settings as it was and as it is, in words. */
export interface ShownChange {
  label: string
  before: string
  after: string
}

type Values = Readonly<Record<string, unknown>>

/** What an entry of the audit changed in a section, field by field. */
export function changesIn(section: SectionName, before: Values, after: Values): ShownChange[] {
  if (section === 'delivery') return zoneChanges(before, after)
  if (section === 'mail') return []
  if (section === 'orders')
    return [
      ...fieldChanges('mails', before, after),
      ...fieldChanges('rules', before, after),
      ...limitChanges(before, after),
    ]
  return fieldChanges(section, before, after)
}

function fieldChanges(form: FieldForm, before: Values, after: Values): ShownChange[] {
  return fieldsOf(form).flatMap(([name, field]) => {
    const [was, is] = [valueAt(before, field), valueAt(after, field)]
    if (was === is) return []
    const { label } = fieldWords[name]
    return [{ label: label(), before: said(field.kind, was), after: said(field.kind, is) }]
  })
}

function said(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined || value === '') return m.audit_value_none()
  return sayings[kind]?.(value) ?? (typeof value === 'number' ? countText(value) : String(value))
}

const sayings: Partial<Record<FieldKind, (value: unknown) => string>> = {
  phone: (value) => formatPhone(String(value), getLocale()),
  'yes-no': (value) => (value ? m.settings_choice_yes() : m.settings_choice_no()),
  language: (value) =>
    value === 'bn' ? m.profile_language_bangla() : m.profile_language_english(),
  'least-amount': (value) => paisaText(Number(value)),
}

const termNames: Readonly<Record<string, () => string>> = {
  chargeInPaisa: m.settings_charge,
  freeFromInPaisa: m.settings_free_from,
  minDays: m.settings_min_days,
  maxDays: m.settings_max_days,
}

const termInWords = (term: string, value: unknown): string => {
  if (typeof value !== 'number') return m.settings_never()
  return term.endsWith('InPaisa') ? paisaText(value) : countText(value)
}

/** The audit names a value `inside-dhaka chargeInPaisa`. */
function zoneChanges(before: Values, after: Values): ShownChange[] {
  return Object.keys(after).flatMap((key) => {
    const [zone = '', term = ''] = key.split(' ')
    const name = termNames[term]
    if (!name || !Object.hasOwn(zoneWords, zone)) return []
    return {
      label: `${zoneWords[zone as Zone].name()} · ${name()}`,
      before: termInWords(term, before[key]),
      after: termInWords(term, after[key]),
    }
  })
}

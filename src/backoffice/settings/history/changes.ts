import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { hourWords } from '#platform/text/hour-words.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import { pictureInWords } from '../../audit/words/setting-words.ts'
import type { LanguageChoice } from '#shop/settings/languages.ts'
import { fieldsOf, valueAt, type FieldForm, type FieldKind } from '../fields/field-table.ts'
import { fieldWords } from '../fields/field-words.ts'
import { languagesText } from '../fields/languages-text.ts'
import { limitChanges } from '../limits/limit-changes.ts'
import { mailFormNames, mailForms } from '../mail/mail-forms.ts'
import type { SectionName } from '../sections.ts'
import type { ShownChange } from '../../audit/change.tsx'
import { zoneChanges, type NamedZone } from './zone-changes.ts'

type Values = Readonly<Record<string, unknown>>

/** What an entry of the audit changed in a section, field by field. */
export function changesIn(
  section: SectionName,
  before: Values,
  after: Values,
  zones: readonly NamedZone[] = [],
): ShownChange[] {
  if (section === 'delivery')
    return [
      ...zoneChanges(before, after, zones),
      ...fieldChanges('promise', before, after),
      ...fieldChanges('pickup', before, after),
    ]
  if (section === 'mail') return []
  if (section === 'texts') return mailForms.flatMap((form) => fieldChanges(form, before, after))
  if (section === 'orders')
    return [
      ...fieldChanges('mails', before, after),
      ...fieldChanges('rules', before, after),
      ...limitChanges(before, after),
    ]
  if (section === 'look')
    return [...fieldChanges('pictures', before, after), ...fieldChanges('look', before, after)]
  return fieldChanges(section, before, after)
}

function fieldChanges(form: FieldForm, before: Values, after: Values): ShownChange[] {
  return fieldsOf(form).flatMap(([name, field]) => {
    const [was, is] = [valueAt(before, field), valueAt(after, field)]
    if (was === is) return []
    const { label } = fieldWords[name]
    return [
      { label: labelOf(form, label()), before: said(field.kind, was), after: said(field.kind, is) },
    ]
  })
}

/** Fields of several mails are called the same. */
const labelOf = (form: FieldForm, label: string): string => {
  const mail = mailForms.find((one) => one === form)
  return mail ? `${mailFormNames[mail]()}: ${label}` : label
}

function said(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined || value === '') return m.audit_value_none()
  return sayings[kind]?.(value) ?? (typeof value === 'number' ? countText(value) : String(value))
}

const sayings: Partial<Record<FieldKind, (value: unknown) => string>> = {
  phone: (value) => formatPhone(String(value), getLocale()),
  picture: pictureInWords,
  languages: (value) => languagesText[value as LanguageChoice](),
  hour: (value) => hourWords(Number(value), getLocale()),
  'yes-no': (value) => (value ? m.settings_choice_yes() : m.settings_choice_no()),
  language: (value) =>
    value === 'bn' ? m.profile_language_bangla() : m.profile_language_english(),
  'least-amount': (value) => paisaText(Number(value)),
}

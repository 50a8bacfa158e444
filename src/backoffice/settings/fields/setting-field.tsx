import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { takaFromPaisa } from '#platform/money.ts'
import { formatPhone } from '#platform/phone.ts'
import { hourWords } from '#platform/text/hour-words.ts'
import { languageChoices } from '#shop/settings/languages.ts'
import { Field, Select, TextAreaField, TextField } from '#ui/field.tsx'
import { languagesText } from './languages-text.ts'
import { ColourField } from './colour-field.tsx'
import type { FieldKind, FieldName, SettingField } from './field-table.ts'
import { fieldWords } from './field-words.ts'

interface ControlProps {
  name: FieldName
  field: SettingField
  /** As it is stored. */
  value: unknown
  /** What the form says of it. */
  control: {
    id: string
    name: string
    defaultValue: string | undefined
    error: string | undefined
    autoFocus?: boolean
  }
}

/** One value of the settings, with what it does and where it shows. */
export function SettingControl({ name, field: { at, kind }, value, control }: ControlProps) {
  const { defaultValue = typedFrom(kind, value), ...rest } = control
  const { label, hint } = fieldWords[name]
  const shared = { ...rest, defaultValue, label: label(), hint: hint() }
  const language = languageOf(at)
  const choices = choicesOf[kind]
  if (choices) return <ChoiceControl {...shared} choices={choices()} />
  if (kind === 'colour') return <ColourField {...shared} />
  if (isLong.has(kind)) {
    const isOptional = kind !== 'more-words'
    return (
      <TextAreaField
        {...shared}
        {...language}
        rows={2}
        optional={isOptional}
        required={!isOptional}
      />
    )
  }
  return <TextField {...shared} {...language} {...inputOf[kind]} />
}

/** The English field of a text begins a line of the form, so that the Bangla one stands beside it. */
function languageOf(at: string) {
  if (at.endsWith('.en')) return { lang: 'en', className: 'sm:col-start-1' }
  return { lang: at.endsWith('.bn') ? 'bn' : undefined }
}

const isLong: ReadonlySet<FieldKind> = new Set(['more-words', 'perhaps-words', 'mail-text'])

/** Stored values as people type them. */
function typedFrom(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'phone') return value === '' ? '' : formatPhone(String(value), getLocale())
  if (kind === 'yes-no') return value ? 'yes' : 'no'
  if (kind === 'hour') return String(value)
  if (typeof value !== 'number') return String(value)
  const shown = kind === 'least-amount' ? takaFromPaisa(value) : value
  return new Intl.NumberFormat(getLocale(), { useGrouping: false }).format(shown)
}

type InputProps = Partial<Parameters<typeof TextField>[0]>

const inputOf: Partial<Record<FieldKind, InputProps>> = {
  words: { required: true },
  phone: { type: 'tel', inputMode: 'tel', optional: true },
  email: { type: 'email', optional: true },
  link: { inputMode: 'url', optional: true },
  paper: { optional: true },
  bin: { inputMode: 'numeric', optional: true },
  'tag-manager': { optional: true, autoCapitalize: 'characters', spellCheck: false },
  'google-analytics': { optional: true, autoCapitalize: 'characters', spellCheck: false },
  'meta-pixel': { inputMode: 'numeric', optional: true },
  rate: { inputMode: 'decimal', optional: true },
  'mail-subject': { optional: true },
  'perhaps-line': { optional: true },
  'sender-name': { optional: true },
  'least-amount': { inputMode: 'decimal', optional: true },
  'most-pieces': { inputMode: 'numeric', optional: true },
  'keep-days': { inputMode: 'numeric', required: true },
  'discount-limit': { inputMode: 'numeric', required: true },
  pieces: { inputMode: 'numeric', required: true },
  percent: { inputMode: 'decimal', required: true },
}

const hours = Array.from({ length: 23 }, (_, index) => index + 1)

interface Choice {
  value: string
  text: string
  lang?: 'en' | 'bn'
}

const choicesOf: Partial<Record<FieldKind, () => Choice[]>> = {
  language: () => [
    { value: 'bn', text: m.profile_language_bangla(), lang: 'bn' },
    { value: 'en', text: m.profile_language_english(), lang: 'en' },
  ],
  hour: () => [
    { value: '', text: m.settings_cut_off_none() },
    ...hours.map((hour) => ({ value: String(hour), text: hourWords(hour, getLocale()) })),
  ],
  languages: () => languageChoices.map((value) => ({ value, text: languagesText[value]() })),
  'yes-no': () => [
    { value: 'no', text: m.settings_choice_no() },
    { value: 'yes', text: m.settings_choice_yes() },
  ],
}

interface ChoiceControlProps {
  id: string
  name: string
  defaultValue: string
  error: string | undefined
  label: string
  hint: string
  choices: readonly Choice[]
}

const ChoiceControl = ({
  id,
  name,
  defaultValue,
  error,
  label,
  hint,
  choices,
}: ChoiceControlProps) => (
  <Field {...{ id, error, label, hint }}>
    {(control) => (
      <Select key={defaultValue} {...control} name={name} defaultValue={defaultValue}>
        {choices.map(({ value, text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

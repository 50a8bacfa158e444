import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { Badge } from '#ui/badge.tsx'
import { TextField } from '#ui/field.tsx'
import { RichTextField } from '../../forms/rich-text/rich-text-field.tsx'
import type { TypedFields } from '../draft/product-draft.ts'
import type { TypedControl } from './typed-control.ts'

const texts = {
  name: m.editor_name_en,
  nameBn: m.editor_name_bn,
  description: m.editor_description_en,
  descriptionBn: m.editor_description_bn,
} as const

type TextName = keyof typeof texts

const isMissing = (typed: string) => typed.trim() === ''

interface TextFieldsProps {
  control: TypedControl
  fields: TypedFields
}

/** What it is called and what is said of it, both languages side by side; what one of them lacks is marked. */
export function TextFields({ control, fields }: TextFieldsProps) {
  const label = (name: TextName): ReactNode => (
    <>
      {texts[name]()}
      {isMissing(fields[name]) && (
        <>
          {' '}
          <Badge kind="deal-wash">{m.editor_missing()}</Badge>
        </>
      )}
    </>
  )
  const field = (name: TextName, lang: 'en' | 'bn') => ({
    ...control(name),
    label: label(name),
    lang,
  })
  return (
    <div className="grid items-start gap-x-5 gap-y-5 md:grid-cols-2">
      <TextField {...field('name', 'en')} maxLength={255} required />
      <TextField {...field('nameBn', 'bn')} maxLength={255} />
      <RichTextField {...field('description', 'en')} rows={8} />
      <RichTextField {...field('descriptionBn', 'bn')} rows={8} />
    </div>
  )
}

/** What shoppers of one of the languages would miss, in a line. */
export function Missing({ fields }: { fields: TypedFields }) {
  const missing = (Object.keys(texts) as TextName[]).filter((name) => isMissing(fields[name]))
  if (missing.length === 0 || missing.length === Object.keys(texts).length) return null
  return (
    <p data-both-languages className="-my-1 text-sm text-ink-soft">
      {m.editor_missing_texts({ texts: missing.map((name) => texts[name]()).join(', ') })}
    </p>
  )
}

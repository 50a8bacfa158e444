import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { onlyLanguage } from '#shop/settings/languages.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { problemWords, SettingCard, type Unsaved } from '../setting-card.tsx'
import { fieldsOf, isHiddenCopy, valueAt, type FieldForm, type FieldName } from './field-table.ts'
import { SettingControl } from './setting-field.tsx'
import type { SettingProblem } from './setting-problem.ts'

interface FieldsFormProps {
  /** Of the table. */
  form: FieldForm
  title: string
  /** The page has no other form. */
  isAlone?: boolean
  settings: Settings
  version: number
  answered: FormResult | undefined
  unsaved: Unsaved
}

/** The settings of a section, field by field, saved together. */
export function FieldsForm({
  form: name,
  title,
  isAlone = false,
  settings,
  version,
  ...rest
}: FieldsFormProps) {
  const form = usePageForm<FieldName, SettingProblem>({
    id: name,
    lastResult: resultOf(rest.answered, name),
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./field-kinds.ts')] as const
      const [{ checkBy }, { fieldSchemas, oneLanguageAlone }] = await Promise.all(load)
      return checkBy(fieldSchemas[name], oneLanguageAlone(name))
    },
    words: problemWords,
  })
  const only = onlyLanguage(settings.languages)
  const shown = fieldsOf(name).filter((field) => !isHiddenCopy(settings, field, only))
  return (
    <SettingCard name={name} title={title} isAlone={isAlone} form={form} unsaved={rest.unsaved}>
      <input type="hidden" name="version" value={version} />
      {only && <input type="hidden" name="only" value={only} />}
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {shown.map(([field, definition]) => (
          <SettingControl
            key={field}
            name={field}
            field={definition}
            value={valueAt(settings, definition)}
            control={form.field(field)}
          />
        ))}
      </div>
    </SettingCard>
  )
}

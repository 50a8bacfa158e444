import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { FieldsForm } from '../fields/fields-form.tsx'
import type { Unsaved } from '../setting-card.tsx'
import { mailFormNames, mailForms } from './mail-forms.ts'
import type { TextPreview } from './preview-texts.ts'

interface MailTextsProps {
  previews: readonly TextPreview[]
  settings: Settings
  version: number
  answered: FormResult | undefined
  unsaved: Unsaved
}

/** What merchants say in the mails about an order, each with what becomes of it. */
export const MailTexts = ({ previews, ...rest }: MailTextsProps) => (
  <>
    {mailForms.map((form) => (
      <div key={form} className="flex min-w-0 flex-col gap-2">
        <FieldsForm form={form} title={mailFormNames[form]()} {...rest} />
        <Previews previews={previews.filter((one) => one.form === form)} />
      </div>
    ))}
  </>
)

const languageNames = {
  en: m.profile_language_english,
  bn: m.profile_language_bangla,
} as const

const Previews = ({ previews }: { previews: readonly TextPreview[] }) => (
  <details className="rounded-card border border-line bg-surface px-4 md:px-6">
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
      {m.settings_mail_preview()}
    </summary>
    <div className="grid gap-4 pb-4 lg:grid-cols-2">
      {previews.map(({ form, language, subject, html }) => (
        <div key={language} className="min-w-0">
          <p lang={language} className="mb-2 font-semibold [overflow-wrap:anywhere]">
            {subject}
          </p>
          <iframe
            title={`${mailFormNames[form]()}: ${languageNames[language]()}`}
            srcDoc={html}
            sandbox=""
            className="h-96 w-full rounded-control border border-line"
          />
        </div>
      ))}
    </div>
  </details>
)

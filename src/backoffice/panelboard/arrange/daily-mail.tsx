import { m } from '#paraglide/messages.js'
import type { Language } from '#platform/language.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { Field, Select } from '#ui/field.tsx'
import { ActionNotice } from '../../action-notice.tsx'

interface DailyMailProps {
  email: string
  /** Undefined: they get none. */
  language: Language | undefined
  answered: FormResult | undefined
}

/** Whether the person who asks gets the day's figures each morning. */
export function DailyMail({ email, language, answered }: DailyMailProps) {
  const form = usePageForm<string>({ id: 'daily-mail', lastResult: answered, words: {} })
  return (
    <section
      aria-labelledby="daily-mail-title"
      className="max-w-2xl rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="daily-mail-title" className="text-xl font-semibold">
        {m.figures_mail()}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft [overflow-wrap:anywhere]">
        {m.figures_mail_text({ email })}
      </p>
      <form {...form.props} className="flex flex-wrap items-end gap-3">
        <Field label={m.figures_mail_language()} id="daily-mail-language" className="min-w-48">
          {(control) => (
            <Select {...control} key={language} name="language" defaultValue={language ?? 'none'}>
              <option value="none">{m.figures_mail_none()}</option>
              <option value="bn">{m.figures_mail_bn()}</option>
              <option value="en">{m.figures_mail_en()}</option>
            </Select>
          )}
        </Field>
        <SubmitButton what="mail" sending={form.sending}>
          {m.form_save()}
        </SubmitButton>
      </form>
      <ActionNotice
        result={form.result}
        done={form.isTaken && (language ? m.figures_mail_wanted() : m.figures_mail_stopped())}
        words={{}}
        className="mt-3"
      />
    </section>
  )
}

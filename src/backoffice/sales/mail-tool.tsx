import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { Language } from '#platform/language.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { usePageForm } from '#pages/form/use-page-form.ts'
import type { MailPeriod } from '#shop/reports/report-mails/mail-period.ts'
import { Field, Select } from '#ui/field.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { answerTo } from '../lists/answer-to.ts'
import { ListTool } from '../lists/toolbar/list-tool.tsx'

export interface ReportMail {
  every: MailPeriod
  language: Language
}

interface MailToolProps {
  view: { id: string; name: string }
  email: string
  /** How the person gets it; undefined: they do not. */
  mail: ReportMail | undefined
  answered: FormResult | undefined
}

const panel = 'report-mail'

const troubles = { 'unknown-view': m.sales_mail_gone, 'too-many-mails': m.sales_mail_many }

/** Where no saved report is open: what makes one. */
export const MailHint = () => (
  <ListTool text={m.sales_mail()}>
    <p className="text-ink-soft">{m.sales_mail_first()}</p>
  </ListTool>
)

/** Whether the person who asks gets a saved report by mail. */
export function MailTool({ view, email, mail, answered }: MailToolProps) {
  const lastResult = answerTo(answered, 'mail')
  const form = usePageForm<string>({ id: panel, lastResult, words: {} })
  return (
    <ListTool
      text={m.sales_mail()}
      isSet={mail !== undefined}
      isOpen={lastResult !== undefined}
      panel={panel}
    >
      <p className="mb-3 text-ink-soft [overflow-wrap:anywhere]">
        {m.sales_mail_text({ name: view.name, email })}
      </p>
      <form
        {...form.props}
        key={[view.id, mail?.every, mail?.language].join()}
        id={panel}
        aria-label={m.sales_mail()}
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="view" value={view.id} />
        <Field label={m.sales_mail_every()} id="report-mail-every" className="min-w-40">
          {(control) => (
            <Select {...control} name="every" defaultValue={mail?.every ?? 'never'}>
              <option value="never">{m.sales_mail_never()}</option>
              <option value="week">{m.sales_mail_week()}</option>
              <option value="month">{m.sales_mail_month()}</option>
            </Select>
          )}
        </Field>
        <Field label={m.sales_mail_language()} id="report-mail-language" className="min-w-40">
          {(control) => (
            <Select {...control} name="language" defaultValue={mail?.language ?? getLocale()}>
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
        done={form.isTaken && (mail ? m.sales_mail_wanted() : m.sales_mail_stopped())}
        words={troubles}
        panel={panel}
        className="mt-3"
      />
    </ListTool>
  )
}

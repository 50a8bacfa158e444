import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useWatchedForm, type TellUnsaved } from '../forms/use-unsaved.ts'
import type { SettingProblem } from './settings-forms.ts'

export const problemWords: Record<SettingProblem, () => string> = {
  'name-missing': m.settings_name_missing,
  'too-long': m.settings_too_long,
  'phone-wrong': m.settings_phone_wrong,
  'email-wrong': m.settings_email_wrong,
  'taka-wrong': m.settings_taka_wrong,
  'days-wrong': m.settings_days_wrong,
  'days-turned': m.settings_days_turned,
  'orders-wrong': m.settings_orders_wrong,
  'pieces-wrong': m.settings_pieces_wrong,
  'percent-wrong': m.settings_percent_wrong,
  'value-wrong': m.settings_value_wrong,
  'few-wrong': m.settings_few_wrong,
  'hours-wrong': m.settings_hours_wrong,
}

const troubleWords = { 'changed-meanwhile': m.settings_changed_meanwhile }

/** Of the page's forms. */
export interface Unsaved {
  unsaved: ReadonlySet<string>
  tell: TellUnsaved
}

interface SettingCardProps {
  /** Of the form: what its button sends as `what`. */
  name: string
  title: string
  intro: string
  form: Pick<PageForm, 'props' | 'result' | 'isBusy' | 'isTaken'>
  unsaved: Unsaved
  children: ReactNode
}

/** A group of settings that is saved together. */
export function SettingCard({ name, title, intro, form, unsaved, children }: SettingCardProps) {
  const props = useWatchedForm(name, form, unsaved.tell)
  return (
    <DashboardCard id={`settings-${name}`} title={title}>
      <p className="-mt-3 mb-4 text-ink-soft">{intro}</p>
      <form {...props} aria-labelledby={`settings-${name}`} className="flex flex-col gap-5">
        <div className="flex max-w-3xl flex-col gap-5">{children}</div>
        <SaveBar isBusy={form.isBusy} name={name} className="md:-mx-6 md:px-6">
          {unsaved.unsaved.has(name) && (
            <p className="text-sm text-ink-soft">{m.settings_not_saved()}</p>
          )}
        </SaveBar>
      </form>
      <ActionNotice
        result={form.result}
        done={form.isTaken && m.settings_saved()}
        words={troubleWords}
        className="[&>output:not(:empty)]:mt-4"
      />
    </DashboardCard>
  )
}

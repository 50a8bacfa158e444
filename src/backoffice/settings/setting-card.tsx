import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Button } from '#ui/button.tsx'
import { ActionNotice } from '../action-notice.tsx'
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

interface SettingCardProps {
  /** Of the form: what its button sends as `what`. */
  name: string
  title: string
  intro: string
  form: Pick<PageForm, 'props' | 'result' | 'isBusy' | 'isTaken'>
  children: ReactNode
}

/** A group of settings that is saved together. */
export function SettingCard({ name, title, intro, form, children }: SettingCardProps) {
  return (
    <DashboardCard id={`settings-${name}`} title={title}>
      <p className="-mt-3 mb-4 text-ink-soft">{intro}</p>
      <form
        {...form.props}
        aria-labelledby={`settings-${name}`}
        className="flex max-w-3xl flex-col gap-5"
      >
        {children}
        <Button type="submit" name="what" value={name} busy={form.isBusy} className="self-start">
          {m.settings_save()}
        </Button>
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

import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { typedPlaceholders } from '#shop/settings/mail-texts.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useWatchedForm, type TellUnsaved } from '../forms/use-unsaved.ts'
import type { SettingProblem } from './fields/setting-problem.ts'

export const problemWords: Record<SettingProblem, () => string> = {
  missing: m.settings_missing,
  'too-long': m.settings_too_long,
  'both-languages': m.settings_both_languages,
  'phone-wrong': m.settings_phone_wrong,
  'colour-unreadable': m.settings_colour_unreadable,
  'placeholder-unknown': () => m.settings_placeholder_unknown(typedPlaceholders),
  'mail-subject-long': m.settings_mail_subject_long,
  'mail-text-long': m.settings_mail_text_long,
  'email-wrong': m.settings_email_wrong,
  'link-wrong': m.settings_link_wrong,
  'bin-wrong': m.settings_bin_wrong,
  'paper-wrong': m.settings_paper_wrong,
  'tag-manager-wrong': m.settings_tag_manager_wrong,
  'google-analytics-wrong': m.settings_google_analytics_wrong,
  'meta-pixel-wrong': m.settings_meta_pixel_wrong,
  'rate-wrong': m.settings_rate_wrong,
  'keep-days-wrong': m.settings_keep_days_wrong,
  'least-wrong': m.settings_least_wrong,
  'choice-wrong': m.settings_choice_wrong,
  'taka-wrong': m.settings_taka_wrong,
  'name-long': m.settings_name_long,
  'days-wrong': m.settings_days_wrong,
  'weight-wrong': m.settings_weight_wrong,
  'weight-pair': m.settings_weight_pair,
  'days-turned': m.settings_days_turned,
  'orders-wrong': m.settings_orders_wrong,
  'pieces-wrong': m.settings_pieces_wrong,
  'sender-name-wrong': m.settings_sender_name_wrong,
  'percent-wrong': m.settings_percent_wrong,
  'vat-wrong': m.settings_vat_wrong,
  'low-stock-wrong': m.settings_low_stock_wrong,
  'discount-limit-wrong': m.settings_discount_limit_wrong,
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

export type CardForm = Pick<PageForm, 'props' | 'result' | 'isBusy' | 'isTaken' | 'trouble'> & {
  uploadNotice?: string | undefined
}

interface SettingCardProps {
  /** Of the form: what its button sends as `what`. */
  name: string
  title: string
  intro?: string
  /** The page has no other form, and says its title. */
  isAlone?: boolean
  form: CardForm
  unsaved: Unsaved
  /** Of what else may keep it from being saved. */
  words?: Partial<Record<string, () => string>>
  children: ReactNode
}

/** A group of settings that is saved together. */
export function SettingCard({ title, intro, isAlone = false, ...rest }: SettingCardProps) {
  const heading = `settings-${rest.name}`
  if (isAlone)
    return (
      <section className="rounded-card border border-line bg-surface p-4 md:p-6">
        <SettingForm {...rest} labelled={{ 'aria-label': title }} />
      </section>
    )
  return (
    <DashboardCard id={heading} title={title}>
      {intro && <p className="-mt-3 mb-4 text-ink-soft">{intro}</p>}
      <SettingForm {...rest} labelled={{ 'aria-labelledby': heading }} />
    </DashboardCard>
  )
}

type SettingFormProps = Pick<
  SettingCardProps,
  'name' | 'form' | 'unsaved' | 'words' | 'children'
> & {
  labelled: { 'aria-label': string } | { 'aria-labelledby': string }
  /** What is said once it is saved. */
  done?: ReactNode
}

/** Without its card, where other forms stand in it too. */
export function SettingForm(props: SettingFormProps) {
  const { name, form, unsaved, words, labelled, done = m.settings_saved(), children } = props
  const watched = useWatchedForm(name, form, unsaved.tell)
  return (
    <>
      <form {...watched} {...labelled} className="flex flex-col gap-5">
        <div className="flex max-w-3xl flex-col gap-5">{children}</div>
        <SaveBar form={form} name={name} className="md:-mx-6 md:px-6">
          {unsaved.unsaved.has(name) && !form.trouble && !form.uploadNotice && (
            <p className="text-sm text-ink-soft">{m.settings_not_saved()}</p>
          )}
        </SaveBar>
      </form>
      <ActionNotice
        result={form.result}
        done={form.isTaken && done}
        words={{ ...troubleWords, ...words }}
        className="[&>output:not(:empty)]:mt-4"
      />
    </>
  )
}

import { redirect } from 'react-router'
import { m } from '#paraglide/messages.js'
import { shopContext } from '../../../shop-context.ts'
import { LanguageLink } from '../../header/language-link.tsx'
import { languageOfPath, pathInLanguage } from '../../language.ts'
import { accountContext } from '../account-context.ts'
import { visitOf } from '../entry/answer-entry.ts'
import type { Route } from './+types/profile'
import { DashboardCard, DashboardPage } from './dashboard-page.tsx'
import { DoneNotice } from './done-notice.tsx'
import { DeleteForm } from './profile/delete-form.tsx'
import { VerifyForm } from './profile/verify-form.tsx'
import { NameForm } from './profile/name-form.tsx'
import { takeLeave, takeName, takeVerification } from './profile/take-profile.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { name, email, emailVerified } = context.get(accountContext)
  return { name, email, emailVerified }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const form = await request.formData()
  const language = languageOfPath(new URL(request.url).pathname)
  if (form.get('what') === 'verify') return takeVerification(shop, actor, language)
  const asking = { actor, visit: visitOf(context, request) }
  if (form.get('what') !== 'delete') return takeName(shop, form, asking)
  const answer = await takeLeave(shop, form, asking)
  if (answer.outcome === 'deleted')
    throw redirect(pathInLanguage('/account-deleted', language), 303)
  return answer
}

/** Who one is to the shop. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, emailVerified } = loaderData
  return (
    <DashboardPage title={m.account_profile()}>
      <DashboardCard id="person" title={m.account_person()}>
        <DoneNotice>{actionData?.outcome === 'saved' && m.profile_saved()}</DoneNotice>
        <NameForm name={name} answer={actionData} />
      </DashboardCard>
      <DashboardCard id="email" title={m.login_email()}>
        <p className="font-semibold break-words">{email}</p>
        <p className="text-sm text-ink-soft">
          {emailVerified ? m.account_email_verified() : m.account_email_unverified()}
        </p>
        <p className="mt-2 text-ink-soft">{m.profile_email_text()}</p>
        {!emailVerified && <VerifyForm answer={actionData} />}
      </DashboardCard>
      <DashboardCard id="language" title={m.profile_language()}>
        <p className="mb-2 text-ink-soft">{m.profile_language_text()}</p>
        <LanguageLink className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4" />
      </DashboardCard>
      <DashboardCard id="delete" title={m.delete_title()}>
        <p className="mb-4 text-ink-soft">{m.delete_text()}</p>
        <DeleteForm answer={actionData} />
      </DashboardCard>
    </DashboardPage>
  )
}

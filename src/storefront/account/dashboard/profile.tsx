import { data, redirect, redirectDocument } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { showPhoto } from '#shop/identity/photos/show-photo.ts'
import { hasPassword } from '#shop/identity/sign-in/prove-again.ts'
import { findPendingEmail } from '#shop/identity/emails/pending-email.ts'
import { shopContext } from '../../../shop-context.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { accountContext } from '#pages/account-context.ts'
import { visitOf } from '../entry/answer-entry.ts'
import type { Route } from './+types/profile'
import { DashboardCard, DashboardPage } from './dashboard-page.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'
import { answerLostPhoto } from './profile/answer-lost-photo.ts'
import { DeleteForm } from './profile/delete-form.tsx'
import { EmailCard } from './profile/email-card.tsx'
import { takeEmail, takePendingEmail } from './profile/take-email.ts'
import { LanguageForm } from './profile/language-form.tsx'
import { NameForm } from './profile/name-form.tsx'
import { PhotoForm } from './profile/photo-form.tsx'
import { answerPhoto, isAboutPhoto, readSent, takePhoto } from './profile/take-photo.ts'
import { takeLanguage, takeLeave, takeName, takeVerification } from './profile/take-profile.ts'

export const handle = {
  mayOpen: 'signed-in',
  menu: { icon: 'user', text: m.account_profile },
} satisfies PageHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const [pending, withPassword] = await Promise.all([
    findPendingEmail(shop, actor),
    hasPassword(shop, actor.userId),
  ])
  const { name, email, emailVerified, language } = actor
  return {
    language,
    done: new URL(request.url).searchParams.get('done'),
    photo: showPhoto(actor, 192),
    name,
    email,
    emailVerified,
    hasPassword: withPassword,
    pending: pending ? { email: pending.email, until: pending.until.toISOString() } : null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const form = await readSent(request)
  const language = languageOfPath(new URL(request.url).pathname)
  const asking = { actor, visit: visitOf(context, request) }
  const what = form.get('what')
  if (isAboutPhoto(what)) return answerPhoto(await takePhoto(shop, form, asking), language)
  switch (what) {
    case 'verify':
      return takeVerification(shop, asking)
    case 'email':
      return takeEmail(shop, form, asking)
    case 'email-again':
    case 'email-cancel':
      return takePendingEmail(shop, what, asking)
    case 'language': {
      const chosen = await takeLanguage(shop, form, asking)
      if (!chosen) throw data(null, { status: 400 })
      // A whole new page, so that everything on it changes.
      throw redirectDocument(pathInLanguage('/dashboard/profile?done=language', chosen), 303)
    }
    case 'delete': {
      const answer = await takeLeave(shop, form, asking)
      if (!answer) throw redirect(pathInLanguage('/account-deleted', language), 303)
      return answer
    }
    default:
      return takeName(shop, form, asking)
  }
}

/** A photo may be lost on its way. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((thrown: unknown) => answerLostPhoto(thrown, request))
}

/** Who one is to the shop. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.account_profile()}>
      <DashboardCard id="person" title={m.account_person()}>
        <DoneNotice>{actionData?.outcome === 'saved' && m.profile_saved()}</DoneNotice>
        <NameForm name={loaderData.name} answer={actionData} />
      </DashboardCard>
      <DashboardCard id="photo" title={m.photo_title()}>
        <DoneNotice>{!actionData && doneWords(loaderData.done)}</DoneNotice>
        <PhotoForm photo={loaderData.photo} answer={actionData} />
      </DashboardCard>
      <DashboardCard id="email" title={m.login_email()}>
        <EmailCard person={loaderData} answer={actionData} />
      </DashboardCard>
      <DashboardCard id="language" title={m.profile_language()}>
        <DoneNotice>{loaderData.done === 'language' && m.profile_language_saved()}</DoneNotice>
        <LanguageForm language={loaderData.language} />
      </DashboardCard>
      <DashboardCard id="delete" title={m.delete_title()}>
        <p className="mb-4 text-ink-soft">{m.delete_text()}</p>
        <DeleteForm answer={actionData} />
      </DashboardCard>
    </DashboardPage>
  )
}

function doneWords(done: string | null): string | undefined {
  if (done === 'photo-saved') return m.photo_saved()
  return done === 'photo-removed' ? m.photo_removed() : undefined
}

import { data, redirect, redirectDocument } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { showPhoto } from '#shop/identity/photos/show-photo.ts'
import { hasPassword } from '#shop/identity/sign-in/prove-again.ts'
import { findPendingEmail } from '#shop/identity/emails/pending-email.ts'
import { shopContext } from '#shop-context.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { accountContext } from '#pages/account-context.ts'
import { visitOf } from '#storefront/auth/auth-answer.ts'
import type { Route } from './+types/profile'
import { DashboardCard, DashboardPage } from '../layout/dashboard-page.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'
import { answerLostPhoto } from './photo/answer-lost-photo.ts'
import { DeleteForm } from './delete-form.tsx'
import { EmailCard } from './email/email-card.tsx'
import { submitEmail, submitPendingEmail } from './email/email-action.ts'
import { LanguageForm } from './language-form.tsx'
import { NameForm } from './name-form.tsx'
import { PhotoForm } from './photo/photo-form.tsx'
import { answerPhoto, isAboutPhoto, readSent, submitPhoto } from './photo/photo-action.ts'
import {
  submitLanguage,
  submitDeletion,
  submitName,
  requestVerification,
} from './profile-action.ts'

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
  if (isAboutPhoto(what)) return answerPhoto(await submitPhoto(shop, form, asking), language)
  switch (what) {
    case 'verify':
      return requestVerification(shop, asking)
    case 'email':
      return submitEmail(shop, form, asking)
    case 'email-again':
    case 'email-cancel':
      return submitPendingEmail(shop, what, asking)
    case 'language': {
      const chosen = await submitLanguage(shop, form, asking)
      if (!chosen) throw data(null, { status: 400 })
      // A whole new page, so that everything on it changes.
      throw redirectDocument(pathInLanguage('/dashboard/profile?done=language', chosen), 303)
    }
    case 'delete': {
      const answer = await submitDeletion(shop, form, asking)
      if (!answer) throw redirect(pathInLanguage('/account-deleted', language), 303)
      return answer
    }
    default:
      return submitName(shop, form, asking)
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

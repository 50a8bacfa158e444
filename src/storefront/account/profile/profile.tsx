import { m } from '#paraglide/messages.js'
import { accountContext } from '#pages/account-context.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { findPendingEmail } from '#shop/identity/emails/pending-email.ts'
import { showPhoto } from '#shop/identity/photos/show-photo.ts'
import { hasPassword } from '#shop/identity/sign-in/prove-again.ts'
import { shopContext } from '#shop-context.ts'
import type { Route } from './+types/profile'
import { DashboardCard, DashboardPage } from '../layout/dashboard-page.tsx'
import { DeleteForm } from './delete-form.tsx'
import { EmailCard } from './email/email-card.tsx'
import { speaksTwo } from '#storefront/header/language-link.tsx'
import { useShell } from '#storefront/page-head.tsx'
import { LanguageForm } from './language-form.tsx'
import { NameForm } from './name-form.tsx'
import { PhotoForm } from './photo/photo-form.tsx'
import { profileAction } from './profile-action.ts'

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

export const action = profileAction

/** Who one is to the shop. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const of = (...forms: string[]) =>
    forms.includes(actionData?.form ?? '') ? actionData : undefined
  const isLanguageChosen = speaksTwo(useShell())
  return (
    <DashboardPage title={m.account_profile()}>
      <DashboardCard id="person" title={m.account_person()}>
        <NameForm name={loaderData.name} lastResult={of('name')} />
      </DashboardCard>
      <DashboardCard id="photo" title={m.photo_title()}>
        <PhotoForm
          photo={loaderData.photo}
          lastResult={of('photo', 'photo-remove')}
          done={actionData ? null : loaderData.done}
        />
      </DashboardCard>
      <DashboardCard id="email" title={m.login_email()}>
        <EmailCard
          person={loaderData}
          lastResult={of('verify', 'email', 'email-again', 'email-cancel')}
        />
      </DashboardCard>
      {isLanguageChosen && (
        <DashboardCard id="language" title={m.profile_language()}>
          <DoneNotice>{loaderData.done === 'language' && m.profile_language_saved()}</DoneNotice>
          <LanguageForm language={loaderData.language} lastResult={of('language')} />
        </DashboardCard>
      )}
      <DashboardCard id="delete" title={m.delete_title()}>
        <p className="mb-4 text-ink-soft">{m.delete_text()}</p>
        <DeleteForm lastResult={of('delete')} />
      </DashboardCard>
    </DashboardPage>
  )
}

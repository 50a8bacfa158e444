import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { endOwnOtherSessions, endOwnSession } from '#shop/identity/sessions/end-own-sessions.ts'
import { byPerson } from '#shop/initiator.ts'
import { hasPassword } from '#shop/identity/sign-in/prove-again.ts'
import { listSessions } from '#shop/identity/sessions/list-sessions.ts'
import { setFirstPassword } from '#shop/identity/passwords/set-first-password.ts'
import { callerContext, shopContext } from '#shop-context.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import { visitOf } from '#storefront/auth/auth-answer.ts'
import type { Route } from './+types/security'
import { DashboardCard, DashboardPage } from '../layout/dashboard-page.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'
import { FirstPasswordForm } from './first-password-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList, showSession } from './session-list.tsx'

export const handle = {
  mayOpen: 'signed-in',
  menu: { icon: 'shield', text: m.account_security },
} satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const [sessions, withPassword] = await Promise.all([
    listSessions(shop, actor),
    hasPassword(shop, actor.userId),
  ])
  const { passwordPolicy: policy } = shop.environment
  return {
    sessions: sessions.map(showSession),
    hasPassword: withPassword,
    policy,
    email: actor.email,
    hasSecondFactor: actor.hasSecondFactor,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const by = byPerson(actor, context.get(callerContext).address)
  const form = await request.formData()
  switch (form.get('what')) {
    case 'end-one':
      await endOwnSession(shop, by, { id: textOf(form.get('session')) })
      return { done: 'ended' as const }
    case 'end-others':
      await endOwnOtherSessions(shop, by, {})
      return { done: 'ended' as const }
    case 'first-password': {
      const password = form.get('password')
      const typed = typeof password === 'string' ? password : ''
      const set = await setFirstPassword(shop, actor, typed, visitOf(context, request))
      const headers = new Headers()
      if (set.outcome === 'set')
        for (const cookie of set.cookies) headers.append('set-cookie', cookie)
      return data({ done: set.outcome, rules: 'rules' in set ? set.rules : undefined }, { headers })
    }
    default:
      throw data(null, { status: 400 })
  }
}

/** Of another shape it is no session's: the database would not even compare it. */
function textOf(id: FormDataEntryValue | null): string {
  const isId = typeof id === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
  if (!isId) throw data(null, { status: 400 })
  return id
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, policy, email } = loaderData
  const done = actionData?.done
  return (
    <DashboardPage title={m.account_security()}>
      <DashboardCard id="password" title={m.security_password()}>
        <DoneNotice>{done === 'set' && m.security_first_done()}</DoneNotice>
        <p className="-mt-2 mb-4 text-ink-soft">
          {loaderData.hasPassword ? m.security_password_text() : m.security_first_text()}
        </p>
        {loaderData.hasPassword ? (
          <PasswordForm policy={policy} email={email} />
        ) : (
          <FirstPasswordForm
            policy={policy}
            email={email}
            outcome={done}
            rules={actionData && 'rules' in actionData ? actionData.rules : undefined}
          />
        )}
      </DashboardCard>
      <DashboardCard id="factor" title={m.factor_title()}>
        <p className="-mt-2 mb-4 text-ink-soft">
          {loaderData.hasSecondFactor ? m.security_factor_on() : m.security_factor_off()}
        </p>
        <ShopButtonLink to="/dashboard/security/second-factor" variant="quiet">
          {loaderData.hasSecondFactor ? m.security_factor_open() : m.factor_begin()}
        </ShopButtonLink>
      </DashboardCard>
      <DashboardCard id="sessions" title={m.sessions_title()}>
        <p className="-mt-2 mb-4 text-ink-soft">{m.sessions_text()}</p>
        <DoneNotice>{done === 'ended' && m.sessions_ended()}</DoneNotice>
        <SessionList sessions={sessions} />
      </DashboardCard>
    </DashboardPage>
  )
}

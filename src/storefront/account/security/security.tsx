import { m } from '#paraglide/messages.js'
import { accountContext } from '#pages/account-context.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { listSessions } from '#shop/identity/sessions/list-sessions.ts'
import { hasPassword } from '#shop/identity/sign-in/prove-again.ts'
import { shopContext } from '#shop-context.ts'
import { authWords } from '#storefront/auth/identity-words.ts'
import type { PasswordProblem } from '#storefront/auth/passwords/password-problem.ts'
import type { Route } from './+types/security'
import { DashboardCard, DashboardPage } from '../layout/dashboard-page.tsx'
import { FirstPasswordForm, PasswordForm } from './password-form.tsx'
import { securityAction } from './security-action.ts'
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
    person: { name: actor.name, email: actor.email },
    hasSecondFactor: actor.hasSecondFactor,
  }
}

export const action = securityAction

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, policy, person } = loaderData
  const first = usePageForm<'password', PasswordProblem>({
    id: 'first',
    lastResult: resultOf(actionData, 'first-password'),
    words: {},
  })
  const ending = usePageForm({
    id: 'sessions',
    lastResult: resultOf(actionData, 'end-one') ?? resultOf(actionData, 'end-others'),
    words: {},
  })
  return (
    <DashboardPage title={m.account_security()}>
      <DashboardCard id="password" title={m.security_password()}>
        <DoneNotice>{first.isTaken && m.security_first_done()}</DoneNotice>
        <p className="-mt-2 mb-4 text-ink-soft">
          {loaderData.hasPassword ? m.security_password_text() : m.security_first_text()}
        </p>
        {loaderData.hasPassword ? (
          <PasswordForm
            policy={policy}
            person={person}
            lastResult={resultOf(actionData, 'password')}
          />
        ) : (
          <FirstPasswordForm policy={policy} person={person} form={first} />
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
        <DoneNotice>{ending.isTaken && m.sessions_ended()}</DoneNotice>
        <FormNotice trouble={ending.trouble} words={authWords} />
        <SessionList sessions={sessions} form={ending} />
      </DashboardCard>
    </DashboardPage>
  )
}

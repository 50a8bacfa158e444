import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { findPerson } from '#shop/identity/users/list-people.ts'
import { may, mayManage } from '#shop/identity/roles/policy.ts'
import { storedRoles } from '#shop/identity/roles/role.ts'
import { formatMoment } from '#ui/text/moment.tsx'
import { shopContext } from '../../shop-context.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/user'
import { AccessForm } from './access-form.tsx'
import { FactorResetForm } from './factor-reset-form.tsx'
import { ManagedNotice } from './managed-notice.tsx'
import { PersonBadges, showPerson } from './person-table.tsx'
import { refused } from '#pages/form/form-result.ts'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { requireId } from '#pages/read-id.ts'
import { RoleForm } from './role-form.tsx'
import { SessionsForm } from './sessions-form.tsx'
import { Unconfirmed } from './unconfirmed.tsx'
import { managingAction } from './managing-action.ts'

export const handle = { mayOpen: 'manage-users', parent: '/dashboard/users' } satisfies PageHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(accountContext)
  const shop = context.get(shopContext)
  const found = await findPerson(shop, requireId(params.user))
  if (!found) throw data(null, { status: 404 })
  const { isLastOwner, ...person } = found
  return {
    person: showPerson(person),
    isLastOwner,
    isSelf: person.id === actor.userId,
    isMine: mayManage(actor, person.role),
    mayResetFactor: may(actor, 'reset-second-factors'),
    sendsMails: await shop.mail.isSending(),
    mayReadOutbox: may(actor, 'read-outbox'),
    roles: storedRoles.filter((role) => mayManage(actor, role)),
  }
}

export const action = managingAction

const link =
  'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4'

const check = async () => (typed: FormData) =>
  typed.get('what') === 'role' && !typed.has('role')
    ? refused({ fields: { role: 'choose-role' } })
    : undefined

/** One account: who it is, what it may do, and whether it may at all. */
export default function User({ loaderData, actionData }: Route.ComponentProps) {
  const { person, isMine, isLastOwner } = loaderData
  // One for all its forms: what was done last is said.
  const form = usePageForm({ id: 'managed', lastResult: actionData, check, words: {} })
  return (
    <Page title={person.name} intro={person.email}>
      <div className="-mt-2">
        <PersonBadges person={person} isSelf={loaderData.isSelf} />
        <p className="mt-2 text-sm text-ink-soft">
          {m.users_since({ date: formatMoment(person.since) })}
        </p>
      </div>
      <ManagedNotice result={form.result} person={person} />
      {!isMine && <p className="text-ink-soft">{m.user_only_owner()}</p>}
      {isMine && isLastOwner && <p className="text-ink-soft">{m.user_last_owner()}</p>}
      {isMine && !isLastOwner && <Managing {...loaderData} form={form} />}
      <p className="flex flex-wrap gap-x-6">
        <ShopLink to="/dashboard/users" className={link}>
          {m.user_back()}
        </ShopLink>
        <ShopLink to={`/dashboard/audit?person=${person.id}`} className={link}>
          {m.user_audit()}
        </ShopLink>
      </p>
    </Page>
  )
}

type Managed = Route.ComponentProps['loaderData'] & { form: PageForm }

/** What may be done to somebody below oneself. */
function Managing({ form, ...found }: Managed) {
  const { person, isSelf, mayResetFactor, roles } = found
  return (
    <>
      <DashboardCard id="user-role" title={m.users_role()}>
        <RoleForm
          person={person}
          roles={roles}
          form={form}
          unconfirmed={<Unconfirmed {...found} />}
        />
      </DashboardCard>
      <DashboardCard id="user-access" title={m.user_access()}>
        {isSelf ? <p>{m.user_yourself()}</p> : <AccessForm person={person} form={form} />}
      </DashboardCard>
      {!isSelf && !person.blockedAt && (
        <DashboardCard id="user-sessions" title={m.user_sessions()}>
          <SessionsForm name={person.name} form={form} />
        </DashboardCard>
      )}
      {mayResetFactor && !isSelf && person.hasSecondFactor && (
        <DashboardCard id="user-factor" title={m.factor_title()}>
          <FactorResetForm name={person.name} form={form} />
        </DashboardCard>
      )}
    </>
  )
}

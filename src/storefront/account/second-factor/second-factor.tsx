import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { loadSecondFactor } from '#shop/identity/second-factor/load-second-factor.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { isStaff } from '#shop/identity/roles/role.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { Icon } from '#ui/icon.tsx'
import { formatMoment } from '#ui/text/moment.tsx'
import { countText } from '#pages/taka.ts'
import { shopContext } from '#shop-context.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import { visitOf } from '#storefront/auth/auth-answer.ts'
import { identityWords } from '#storefront/auth/identity-words.ts'
import type { Route } from './+types/second-factor'
import { DashboardCard, DashboardPage } from '../layout/dashboard-page.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'
import { ChangeForm } from './change-form.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { RequireForm } from './require-form.tsx'
import { takeFactor } from './factor-action.ts'
import { BeginForm, SetUpForm } from './turn-on-forms.tsx'

export const handle = { mayOpen: 'signed-in', parent: '/dashboard/security' } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const { onSince, ...state } = await loadSecondFactor(shop, actor)
  const { staffNeedSecondFactor } = await loadSettings(shop)
  return {
    ...state,
    onSince: onSince?.toISOString(),
    isStaff: isStaff(actor.role),
    emailVerified: actor.emailVerified,
    staffNeedIt: may(actor, 'edit-settings') ? staffNeedSecondFactor : undefined,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const form = await request.formData()
  const taken = await takeFactor({ shop, actor, form, visit: visitOf(context, request) })
  if (!taken) throw data(null, { status: 400 })
  const headers = new Headers()
  for (const cookie of taken.cookies) headers.append('set-cookie', cookie)
  return data(taken.answer, { headers })
}

/** One's own second factor: off, being set up, just turned on with its recovery codes, or on. */
export default function SecondFactor({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { onSince, staffNeedIt } = loaderData
  const isBeingSetUp = setUpIn(answer) !== undefined
  if (answer?.outcome === 'codes') {
    return (
      <DashboardPage title={m.factor_title()} intro={m.factor_intro()}>
        <RecoveryCodeList codes={answer.recoveryCodes} />
      </DashboardPage>
    )
  }
  return (
    <DashboardPage title={m.factor_title()} intro={m.factor_intro()}>
      <DashboardCard id="factor" title={titleOf(onSince !== undefined, isBeingSetUp)}>
        {onSince ? (
          <OnState state={{ ...loaderData, onSince }} answer={answer} />
        ) : (
          <OffState state={loaderData} answer={answer} />
        )}
      </DashboardCard>
      {staffNeedIt !== undefined && !isBeingSetUp && (
        <DashboardCard id="require" title={m.factor_require_title()}>
          <p className="-mt-2 mb-4 text-ink-soft">{m.factor_require_text()}</p>
          <RequireForm isRequired={staffNeedIt} answer={answer} />
        </DashboardCard>
      )}
    </DashboardPage>
  )
}

function titleOf(isOn: boolean, isBeingSetUp: boolean): string {
  if (isOn) return m.factor_on_title()
  return isBeingSetUp ? m.factor_begin() : m.factor_off_title()
}

const setUpIn = (answer: Answer) => (answer && 'setUp' in answer ? answer.setUp : undefined)

type Answer = Route.ComponentProps['actionData']

interface OffStateProps {
  state: { hasPassword: boolean; isRequired: boolean; isStaff: boolean; emailVerified: boolean }
  answer: Answer
}

function OffState({
  state: { hasPassword, isRequired, isStaff: isOfStaff, emailVerified },
  answer,
}: OffStateProps) {
  const setUp = setUpIn(answer)
  const wasTurnedOff = answer?.what === 'turn-off' && answer.outcome === 'done'
  return (
    <>
      <DoneNotice>{wasTurnedOff && m.factor_turned_off()}</DoneNotice>
      {isRequired && <Warning>{m.factor_required_text()}</Warning>}
      {!isRequired && isOfStaff && <p className="mb-4 text-ink-soft">{m.factor_staff_text()}</p>}
      {!emailVerified && <Unconfirmed />}
      {emailVerified &&
        (setUp ? (
          <SetUpForm setUp={setUp} answer={answer} />
        ) : (
          <BeginForm hasPassword={hasPassword} answer={answer} />
        ))}
    </>
  )
}

function Unconfirmed() {
  return (
    <>
      <Warning>{identityWords['email-not-verified']()}</Warning>
      <ShopButtonLink to="/dashboard/profile" variant="quiet">
        {m.account_profile()}
      </ShopButtonLink>
    </>
  )
}

interface OnStateProps {
  state: { onSince: string; recoveryCodesLeft: number; hasPassword: boolean; isRequired: boolean }
  answer: Answer
}

function OnState({ state, answer }: OnStateProps) {
  const { onSince, recoveryCodesLeft, hasPassword, isRequired } = state
  return (
    <>
      <p suppressHydrationWarning>{m.factor_on_since({ date: formatMoment(onSince) })}</p>
      <p className="mt-1 mb-5">{m.factor_codes_left({ left: countText(recoveryCodesLeft) })}</p>
      {recoveryCodesLeft < 3 && <Warning>{m.factor_few_codes()}</Warning>}
      <div className="flex flex-col items-start gap-4">
        <ChangeForm
          what="renew"
          title={m.factor_renew()}
          text={m.factor_renew_text()}
          submit={m.factor_renew_submit()}
          hasPassword={hasPassword}
          answer={answer}
        />
        <ChangeForm
          what="turn-off"
          title={m.factor_off()}
          text={isRequired ? m.factor_off_text_required() : m.factor_off_text()}
          submit={m.factor_off_submit()}
          hasPassword={hasPassword}
          answer={answer}
        />
      </div>
    </>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <p className="mb-4 flex items-start gap-2 rounded-control bg-deal-wash px-4 py-3 font-medium text-deal-ink">
      <Icon name="alert" className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

import { useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { loadSecondFactor } from '#shop/identity/second-factor/load-second-factor.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { isStaff } from '#shop/identity/roles/role.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { Icon } from '#ui/icon.tsx'
import { formatMoment } from '#ui/text/moment.tsx'
import { countText } from '#pages/money/taka.ts'
import { shopContext } from '#shop-context.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import { identityWords } from '#storefront/auth/identity-words.ts'
import type { Route } from './+types/second-factor'
import { DashboardCard, DashboardPage } from '../layout/dashboard-page.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'
import { ChangeForm } from './change-form.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { RequireForm } from './require-form.tsx'
import { factorAction, type ShownSetUp } from './factor-action.ts'
import { useFactorForm, type FactorForm } from './proof-fields.tsx'
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

export const action = factorAction

/** One's own second factor: off, being set up, just turned on with its recovery codes, or on. */
export default function SecondFactor(props: Route.ComponentProps) {
  // Opened anew, it says nothing of what was done before.
  const { key } = useLocation()
  return <State key={key} {...props} />
}

function State({ loaderData, actionData }: Route.ComponentProps) {
  const forms = {
    begin: useFactorForm('set-up', actionData),
    turnOn: useFactorForm('turn-on', actionData),
    renew: useFactorForm('renew', actionData),
    turnOff: useFactorForm('turn-off', actionData),
    require: useFactorForm('require', actionData),
  }
  const { onSince, staffNeedIt } = loaderData
  const setUp = setUpIn(forms)
  const recoveryCodes = (forms.turnOn.answer ?? forms.renew.answer)?.recoveryCodes
  if (recoveryCodes) {
    return (
      <DashboardPage title={m.factor_title()} intro={m.factor_intro()}>
        <RecoveryCodeList codes={recoveryCodes} />
      </DashboardPage>
    )
  }
  return (
    <DashboardPage title={m.factor_title()} intro={m.factor_intro()}>
      <DashboardCard id="factor" title={titleOf(onSince !== undefined, setUp !== undefined)}>
        {onSince ? (
          <OnState state={{ ...loaderData, onSince }} forms={forms} />
        ) : (
          <OffState state={loaderData} setUp={setUp} forms={forms} />
        )}
      </DashboardCard>
      {staffNeedIt !== undefined && !setUp && (
        <DashboardCard id="require" title={m.factor_require_title()}>
          <p className="-mt-2 mb-4 text-ink-soft">{m.factor_require_text()}</p>
          <RequireForm isRequired={staffNeedIt} form={forms.require} />
        </DashboardCard>
      )}
    </DashboardPage>
  )
}

function titleOf(isOn: boolean, isBeingSetUp: boolean): string {
  if (isOn) return m.factor_on_title()
  return isBeingSetUp ? m.factor_begin() : m.factor_off_title()
}

type Forms = Record<'begin' | 'turnOn' | 'renew' | 'turnOff', FactorForm>

/** Where the first code was refused, the shop says whether its key still waits. */
function setUpIn({ begin, turnOn }: Pick<Forms, 'begin' | 'turnOn'>): ShownSetUp | undefined {
  const isAnswered = turnOn.result?.form === 'turn-on'
  return (isAnswered ? turnOn : begin).answer?.setUp
}

interface OffStateProps {
  state: { hasPassword: boolean; isRequired: boolean; isStaff: boolean; emailVerified: boolean }
  setUp: ShownSetUp | undefined
  forms: Forms
}

function OffState({
  state: { hasPassword, isRequired, isStaff: isOfStaff, emailVerified },
  setUp,
  forms,
}: OffStateProps) {
  return (
    <>
      <DoneNotice>{forms.turnOff.isTaken && m.factor_turned_off()}</DoneNotice>
      {isRequired && <Warning>{m.factor_required_text()}</Warning>}
      {!isRequired && isOfStaff && <p className="mb-4 text-ink-soft">{m.factor_staff_text()}</p>}
      {!emailVerified && <Unconfirmed />}
      {emailVerified &&
        (setUp ? (
          <SetUpForm setUp={setUp} form={forms.turnOn} />
        ) : (
          <BeginForm form={forms.begin} hasPassword={hasPassword} lost={forms.turnOn} />
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
  forms: Forms
}

function OnState({ state, forms }: OnStateProps) {
  const { onSince, recoveryCodesLeft, hasPassword, isRequired } = state
  return (
    <>
      <p suppressHydrationWarning>{m.factor_on_since({ date: formatMoment(onSince) })}</p>
      <p className="mt-1 mb-5">{m.factor_codes_left({ left: countText(recoveryCodesLeft) })}</p>
      {recoveryCodesLeft < 3 && <Warning>{m.factor_few_codes()}</Warning>}
      <div className="flex flex-col items-start gap-4">
        <ChangeForm
          form={forms.renew}
          title={m.factor_renew()}
          text={m.factor_renew_text()}
          submit={m.factor_renew_submit()}
          hasPassword={hasPassword}
        />
        <ChangeForm
          form={forms.turnOff}
          title={m.factor_off()}
          text={isRequired ? m.factor_off_text_required() : m.factor_off_text()}
          submit={m.factor_off_submit()}
          hasPassword={hasPassword}
        />
      </div>
    </>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <p className="mb-4 flex items-start gap-2 rounded-control bg-deal-wash px-4 py-3 font-medium text-on-deal-wash">
      <Icon name="alert" className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

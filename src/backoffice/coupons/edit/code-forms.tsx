import { useEffect } from 'react'
import { m } from '#paraglide/messages.js'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { TextField } from '#ui/field.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import { couponTroubles } from '../coupon-words.ts'
import type { CouponProblem } from './coupon-schema.ts'
import type { EditedCoupon } from './edited-coupon.ts'
import { problemWords } from './problem-words.ts'

interface CodesProps {
  coupon: EditedCoupon
  /** The first ones. */
  codes: readonly { code: string; uses: number }[]
  answered: FormResult | undefined
}

/** What shoppers type: those that there are, and more. */
export function Codes({ coupon, codes, answered }: CodesProps) {
  return (
    <DashboardCard id="coupon-codes" title={m.coupons_codes()}>
      {codes.length === 0 && <p className="mb-4 text-ink-soft">{m.coupons_codes_none()}</p>}
      {codes.length > 0 && (
        <>
          <ul className="tabular mb-3 flex flex-wrap gap-x-6 gap-y-2">
            {codes.map(({ code, uses }) => (
              <li key={code} className="[overflow-wrap:anywhere]">
                <span className="font-semibold">{code}</span>{' '}
                <span className="text-ink-soft">{m.coupons_used({ n: countText(uses) })}</span>
              </li>
            ))}
          </ul>
          <p className="mb-4">
            {coupon.codes > codes.length && (
              <span className="text-ink-soft">
                {m.coupons_codes_count({ n: countText(coupon.codes) })}{' '}
              </span>
            )}
            <a
              href={`/api/coupons/${coupon.id}/codes/file`}
              download
              className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
            >
              {m.coupons_download()}
            </a>
          </p>
        </>
      )}
      <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
        <OwnCode answered={answered} />
        <MadeCodes answered={answered} isForOne={coupon.typed.mostUsesOfCode !== ''} />
        {codes.length > 0 && <RemovedCode answered={answered} />}
      </div>
    </DashboardCard>
  )
}

/** What was added is in the list; the field is for the next one. */
function useCodeForm(id: string, lastResult: FormResult | undefined) {
  const form = usePageForm<string, CouponProblem>({ id, lastResult, words: problemWords })
  const { result } = form
  const { ref } = form.props
  useEffect(() => {
    if (isTaken(result)) ref.current?.reset()
  }, [result, ref])
  return form
}

type AnsweredProps = Pick<CodesProps, 'answered'>

function OwnCode({ answered }: AnsweredProps) {
  const lastResult = resultOf(answered, 'code')
  const form = useCodeForm('code', lastResult)
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <TextField
        {...form.field('code')}
        label={m.coupons_own_code()}
        hint={m.coupons_own_code_hint()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <SubmitButton what="code" variant="quiet" busy={form.isBusy}>
        {m.coupons_add_code()}
      </SubmitButton>
      <ActionNotice
        result={form.result}
        done={form.isTaken && m.coupons_code_added()}
        words={couponTroubles}
      />
    </form>
  )
}

interface MadeCodesProps extends AnsweredProps {
  /** Each code has an end. */
  isForOne: boolean
}

function MadeCodes({ answered, isForOne }: MadeCodesProps) {
  const lastResult = resultOf(answered, 'codes')
  const form = useCodeForm('codes', lastResult)
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <TextField
        {...form.field('count')}
        label={m.coupons_make_count()}
        hint={isForOne ? m.coupons_make_hint() : m.coupons_make_unlimited()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
      />
      <TextField
        {...form.field('prefix')}
        label={m.coupons_prefix()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        optional
      />
      <SubmitButton what="codes" variant="quiet" busy={form.isBusy}>
        {m.coupons_make()}
      </SubmitButton>
      <ActionNotice
        result={form.result}
        done={form.isTaken && m.coupons_codes_made()}
        words={couponTroubles}
      />
    </form>
  )
}

/** Typed, so that no press by mistake takes one away: among thousands nobody finds theirs in a list. */
function RemovedCode({ answered }: AnsweredProps) {
  const lastResult = resultOf(answered, 'removal')
  const form = useCodeForm('removal', lastResult)
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <TextField
        {...form.field('removed')}
        label={m.coupons_remove_code()}
        hint={m.coupons_remove_code_hint()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <SubmitButton what="removal" variant="quiet" busy={form.isBusy}>
        {m.coupons_remove()}
      </SubmitButton>
      <ActionNotice
        result={form.result}
        done={form.isTaken && m.coupons_code_removed()}
        words={couponTroubles}
      />
    </form>
  )
}

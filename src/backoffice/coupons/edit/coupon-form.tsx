import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { localPath } from '#pages/shop-link.tsx'
import type { NamedProduct } from '#shop/catalog/desk/find-product-ids.ts'
import { couponKinds, type CouponKind } from '#shop/coupons/coupon.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { SaveBar } from '../../forms/save-bar.tsx'
import { useUnsaved, useWatchedForm } from '../../forms/use-unsaved.ts'
import { couponsPath, couponTroubles, kindNames } from '../coupon-words.ts'
import type { CouponAnswer } from './coupon-action.ts'
import type { CouponProblem } from './coupon-schema.ts'
import { NewCode } from './new-code.tsx'
import { ScopeFields, type OfferedCategory } from './scope-fields.tsx'
import { LimitFields } from './limit-fields.tsx'
import type { CouponField, EditedCoupon } from './edited-coupon.ts'
import { problemWords } from './problem-words.ts'
import { shownFor } from '../../forms/shown-for.ts'

interface CouponFormProps {
  /** Undefined while it is new. */
  coupon: EditedCoupon | undefined
  categories: readonly OfferedCategory[]
  /** How the products that are stored are called. */
  named: readonly NamedProduct[]
  answered: FormResult | undefined
}

export function CouponForm({ coupon, categories, named, answered }: CouponFormProps) {
  const lastResult = resultOf(answered, 'save')
  const form = useCouponForm(lastResult)
  const { unsaved, tell } = useUnsaved()
  const props = useWatchedForm('save', form, tell)
  const field: CouponField = (name) => {
    const { defaultValue = coupon?.typed[name] ?? '', ...rest } = form.field(name)
    return { ...rest, defaultValue }
  }
  const isUsed = (coupon?.uses ?? 0) > 0
  return (
    <form {...props} className="flex flex-col gap-5">
      <LeaveGuard isChanged={unsaved.size > 0 && !form.isTaken} />
      {coupon && <input type="hidden" name="version" value={coupon.version} />}
      <ActionNotice result={form.result} words={couponTroubles} />
      <DashboardCard id="coupon-terms" title={m.coupons_terms()}>
        {isUsed && <p className="-mt-3 mb-4 text-ink-soft">{m.coupons_terms_fixed()}</p>}
        {!coupon && <NewCode {...form.field('code')} />}
        <TermFields field={field} stored={coupon?.kind} />
      </DashboardCard>
      <DashboardCard id="coupon-goods" title={m.coupons_scope()}>
        <ScopeFields
          {...{ field, coupon, categories, named }}
          categoriesError={form.field('categories').error}
        />
      </DashboardCard>
      <DashboardCard id="coupon-limits" title={m.coupons_limits()}>
        <LimitFields field={field} coupon={coupon} />
      </DashboardCard>
      <SaveBar form={form} name="save" cancelTo={couponsPath} />
    </form>
  )
}

/** After saving, opens the page of a new coupon with its codes, or the list. */
function useCouponForm(lastResult: FormResult | undefined) {
  const form = usePageForm<string, CouponProblem>({
    id: 'coupon',
    lastResult,
    words: problemWords,
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./coupon-schema.ts')] as const
      const [{ checkBy }, { couponFormSchema }] = await Promise.all(load)
      return checkBy(couponFormSchema)
    },
  })
  const navigate = useNavigate()
  const { page } = (form.result as AnsweredForm<CouponAnswer> | undefined)?.answer ?? {}
  useEffect(() => {
    if (page !== undefined) void navigate(localPath(page))
  }, [page, navigate])
  return form
}

interface TermFieldsProps {
  field: CouponField
  stored: CouponKind | undefined
}

function TermFields({ field, stored = 'fixed' }: TermFieldsProps) {
  const [kind, setKind] = useState(stored)
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <div className="grid max-w-3xl items-start gap-5 sm:grid-cols-2">
      <TextField
        {...field('name')}
        label={m.coupons_name()}
        hint={m.coupons_name_hint()}
        autoComplete="off"
        required
      />
      <Field label={m.coupons_kind()}>
        {(control) => (
          <Select
            {...control}
            name="kind"
            defaultValue={kind}
            onChange={({ target }) =>
              setKind(couponKinds.find((one) => one === target.value) ?? kind)
            }
          >
            {couponKinds.map((one) => (
              <option key={one} value={one}>
                {kindNames[one]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={shownFor(kind === 'fixed')}>
        <TextField {...field('amount')} {...amount} label={m.coupons_amount()} />
      </div>
      <div className={shownFor(kind === 'percent')}>
        <TextField {...field('percent')} {...amount} label={m.coupons_percent()} />
      </div>
      <div className={shownFor(kind === 'percent')}>
        <TextField {...field('cap')} {...amount} label={m.coupons_cap()} optional />
      </div>
      <TextField {...field('least')} {...amount} label={m.coupons_least()} optional />
    </div>
  )
}

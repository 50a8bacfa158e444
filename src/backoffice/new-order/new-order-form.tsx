import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { troubleIn, type FormResult } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { OrderAmounts } from '#pages/money/order-amounts.tsx'
import { paisaText } from '#pages/money/taka.ts'
import { localPath } from '#pages/shop-link.tsx'
import { isRefusal } from '#shop/action-refusal.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { RefusedAction } from '#storefront/account/layout/refused-action.tsx'
import { RestoredDraft } from '../forms/restored-draft.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { discountLimitText } from '../orders/fields/discount-limit-text.ts'
import { CouponField } from '../orders/fields/coupon-field.tsx'
import type { EditedField } from '../orders/fields/place-fields.tsx'
import { BuyerCard } from './buyer-card.tsx'
import {
  methodOf,
  noFields,
  withFacts,
  withFields,
  type TypedField,
  type TypedFields,
} from './draft/new-order-draft.ts'
import { useDraft } from './draft/use-draft.ts'
import type { NewOrderAnswer } from './new-order-action.ts'
import { NewOrderLines } from './new-order-lines.tsx'
import { problemWords } from './new-order-words.ts'
import type { NewOrderProblem } from './new-order-schema.ts'
import type { TermsByZone } from '#shop/orders/edits/load-edit-facts.ts'
import { usePriced, type Priced } from './use-priced.ts'

interface NewOrderFormProps {
  terms: TermsByZone
  /** To begin with, E.164. */
  phone: string | undefined
  mayOverride: boolean
  /** In percent of the goods; null: none. */
  discountLimit: number | null
  /** Whose draft it is. */
  account: string
  /** For an order that is begun now. */
  freshKey: string
  lastResult: FormResult | undefined
}

/** The whole order as a form, in the order in which one asks on the phone: who, what, and then it is read out. */
export function NewOrderForm({ lastResult, ...props }: NewOrderFormProps) {
  const { account, phone, freshKey } = props
  const begun = phone === undefined ? {} : { phone: formatPhone(phone, getLocale()) }
  const drafting = useDraft(account, { key: freshKey, fields: begun, lines: [] })
  const { draft, change } = drafting
  const form = useTaking(drafting, lastResult)
  const typed = { ...noFields(getLocale()), ...draft.fields }
  const fields = { ...typed, deliveryMethod: methodOf(typed) }
  const priced = usePriced(draft, fields, props.terms)
  const field = (name: TypedField): EditedField => {
    const { defaultValue: _, ...rest } = form.field(name)
    return {
      ...rest,
      value: fields[name],
      onChange: ({ target }) => change((before) => withFields(before, { [name]: target.value })),
    }
  }
  const choose = (chosen: Partial<TypedFields>) => change((before) => withFields(before, chosen))
  // What was placed stays; what was changed since becomes an order of its own.
  const isKeyUsed = troubleIn(form.result) === 'key-reused'
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <input type="hidden" name="key" value={isKeyUsed ? freshKey : draft.key} />
      {priced.zone !== undefined && (
        <input type="hidden" name="seenCharge" value={priced.deliveryChargeInPaisa} />
      )}
      {priced.coupon.coupon && priced.zone !== undefined && (
        <input type="hidden" name="seenCoupon" value={priced.couponDiscountInPaisa} />
      )}
      {drafting.isRestored && (
        <RestoredDraft text={m.new_order_restored()} onDiscard={drafting.discard} />
      )}
      <Trouble trouble={form.trouble} discountLimit={props.discountLimit} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <BuyerCard {...{ field, fields, choose }} />
        <DashboardCard id="new-order-items" title={m.account_items()}>
          <NewOrderLines
            {...{ draft, change, priced, field }}
            mayOverride={props.mayOverride}
            problem={form.problem}
          />
          <div className="mt-5 max-w-md">
            <CouponField
              field={field('coupon')}
              asked={priced.coupon}
              priced={priced}
              discountLimit={props.discountLimit}
            />
          </div>
          <Amounts priced={priced} />
        </DashboardCard>
      </div>
      <SaveBar form={form} label={m.new_order_place()}>
        <p className="text-sm text-ink-soft">{m.account_grand_total()}</p>
        <output className="tabular text-lg font-semibold">
          {paisaText(priced.grandTotalInPaisa)}
        </output>
      </SaveBar>
    </form>
  )
}

function Amounts({ priced }: { priced: Priced }) {
  const { zone } = priced
  return (
    <>
      <OrderAmounts order={{ ...priced, deliveryMethod: zone === null ? 'pickup' : 'delivery' }} />
      <p className="mt-2 text-right text-sm text-ink-soft">{zoneText(priced)}</p>
    </>
  )
}

function zoneText({ zone, zoneName }: Priced): string {
  if (zone === null) return m.new_order_no_charge()
  return zoneName ? m.new_order_zone({ zone: zoneName }) : m.new_order_zone_later()
}

interface TroubleProps {
  trouble: string | undefined
  discountLimit: number | null
}

function Trouble({ trouble, discountLimit }: TroubleProps) {
  if (trouble !== undefined && isRefusal(trouble)) return <RefusedAction refusal={trouble} />
  return (
    <FormNotice
      trouble={trouble}
      words={{
        'sold-out': m.new_order_short,
        'not-sold': m.new_order_short,
        'cart-empty': m.new_order_lines_missing,
        'price-changed': m.new_order_price_changed,
        'discount-over-limit': () => discountLimitText(discountLimit ?? 0),
        'prices-not-permitted': m.new_order_prices_not_permitted,
        'key-reused': m.new_order_key_reused,
      }}
    />
  )
}

/** Sends the form, shows what changed meanwhile, and leads to the order once it is placed. */
function useTaking(drafting: ReturnType<typeof useDraft>, lastResult: FormResult | undefined) {
  const navigate = useNavigate()
  return usePageForm<string, NewOrderProblem>({
    id: 'new-order',
    lastResult,
    words: problemWords,
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./new-order-schema.ts')] as const
      const [{ checkBy }, { newOrderSchema }] = await Promise.all(load)
      return checkBy(newOrderSchema)
    },
    send: async (page, sent) => {
      const { submitForm } = await import('#pages/form/submit-form.ts')
      const result = await submitForm(page, sent)
      const variants = typeof result === 'object' && answerOf(result)?.variants
      if (variants) drafting.change((draft) => withFacts(draft, variants))
      return result
    },
    afterwards: async (result) => {
      drafting.forget()
      const orderId = answerOf(result)?.orderId
      await navigate(localPath(`/dashboard/order-details/${orderId}?done=taken`))
      return result
    },
  })
}

const answerOf = (result: FormResult): NewOrderAnswer | undefined =>
  (result as AnsweredForm<NewOrderAnswer>).answer

import { useRef, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { getLocale } from '#paraglide/runtime.js'
import { unitPriceInPaisa, type CartAction } from '#shop/cart/cart.ts'
import type { DeliveryMethod } from '#shop/orders/order.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import type { CartQuoteAnswer } from '#shop/orders/placement/quote-contract.ts'
import { takeWhatIsLeft } from '../cart/cart-changes.ts'
import { applyToCart, readCart } from '../lists/cart-list.ts'
import { visitOfOrder } from '../visits/visit-of-order.ts'
import { localPath } from '#pages/shop-link.tsx'
import { readCoupon, typeCoupon } from './coupon/typed-coupon.ts'
import { chooseMethod } from './pickup/chosen-method.ts'
import { clearDraft, readForm } from './fields/stored-draft.ts'
import { storeText } from './submission/stored-text.ts'
import { lastOrderKey, type LastOrder } from './submission/last-order.ts'
import type { SubmissionAnswer } from './submission/submission-answer.ts'
import type { Sent } from './submission/submit-order.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { checkOrder, useFields } from './fields/use-fields.ts'
import { useNotice } from './submission/use-notice.ts'
import { usePriced } from './submission/use-priced.ts'
import { useSessionEnd } from './submission/use-session-end.ts'
import { useSubmission } from './submission/use-submission.ts'
import type { Quoted } from '../cart/use-quote.ts'
import type { OrderInput } from './fields/validate-order.ts'

export type Checkout = ReturnType<typeof useCheckout>

/** The story of a press: check the fields, send, and do what the answer asks for. */
export function useCheckout(quoted: Quoted, method: DeliveryMethod) {
  const navigate = useNavigate()
  const notice = useNotice()
  /** What the shop said of the charge where the quote could not. */
  const knownCharge = useRef(0)
  const { phase, place, rest } = useSubmission(takeAnswer)
  const priced = usePriced(quoted, (order, charge = knownCharge.current) =>
    place(toSend(order, quoted.quote, order.deliveryMethod === 'pickup' ? 0 : charge)),
  )
  const submission = {
    phase: priced.isWaiting ? ('pricing' as const) : phase,
    /** The shopper changes something: nothing is sent by itself any more. */
    rest() {
      priced.rest()
      rest()
    },
  }
  const fields = useFields(submission.rest)
  const ended = useSessionEnd({ rest: submission.rest, say: notice.say })
  const checking = useRef(false)
  const trackedPayment = useRef(false)

  const isBusy = priced.isWaiting || phase === 'sending' || phase === 'placed'

  function takeAnswer(sent: Sent) {
    const { answer } = sent
    if (answer.outcome === 'placed') {
      keepOrder(answer.order, sent)
      clearDraft()
      void navigate(localPath('/ordered'))
    } else {
      notice.say(answer)
    }
    // Only now: the notice names what goes.
    for (const action of cartActionsAfter(answer)) applyToCart(action)
    if (answer.outcome === 'check-fields') fields.show(answer.fields)
    if (answer.outcome === 'signed-out') ended.told()
    chooseAnewAfter(answer)
    if (answer.outcome === 'price-changed') {
      knownCharge.current = answer.delivery?.toInPaisa ?? knownCharge.current
      quoted.fetchAgain()
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (checking.current || isBusy || ended.tellsFirst(event)) return
    checking.current = true
    const input = orderInput(method)
    const checked = await checkOrder(input)
    checking.current = false
    if (checked?.outcome === 'check-fields') {
      notice.say(checked)
      fields.show(checked.fields)
      return
    }
    notice.clear()
    fields.show({})
    if (!trackedPayment.current) trackEvent({ type: 'payment-chosen', cart: readCart() })
    trackedPayment.current = true
    priced.placeWhenPriced(checked?.order ?? input)
  }

  return { fields, submission, notice, submit }
}

/** The next press can succeed. */
function chooseAnewAfter({ outcome }: SubmissionAnswer): void {
  if (outcome === 'coupon-refused') typeCoupon('')
  if (outcome === 'pickup-ended') chooseMethod('delivery')
}

/** As it stands at the press; what the delivery costs is added when it is known. */
function orderInput(method: DeliveryMethod): OrderInput {
  return {
    ...readForm(),
    ...(method === 'pickup' && nowhere),
    language: getLocale(),
    lines: readCart().map((item) => ({
      variantId: item.variantId,
      quantity: item.quantity,
      seenPriceInPaisa: unitPriceInPaisa(item),
    })),
    seenDeliveryChargeInPaisa: 0,
  }
}

const nowhere = { deliveryMethod: 'pickup', district: '', area: '', address: '' } as const

const toSend = (order: object, quote: CartQuoteAnswer | undefined, charge: number): string =>
  JSON.stringify({
    ...order,
    ...couponOf(quote),
    ...visitOfOrder(),
    seenDeliveryChargeInPaisa: charge,
  })

/** What is ordered is what was shown: a coupon that the shop refused already takes nothing off, and does not go along. */
function couponOf(quote: CartQuoteAnswer | undefined) {
  const coupon = readCoupon()
  const said = quote?.coupon?.code === coupon ? quote.coupon : undefined
  if (coupon === '' || said?.refusal) return {}
  return { coupon, ...(said && { seenCouponDiscountInPaisa: said.discountInPaisa }) }
}

function keepOrder(order: PlacedOrderAnswer, { beforeChanges }: Sent): void {
  const last: LastOrder = { order, beforeChanges, isTracked: false, bought: readCart() }
  storeText(lastOrderKey, JSON.stringify(last))
}

/** What an answer changes in the cart: what was ordered leaves it, and after a refusal the next press can succeed. */
function cartActionsAfter(answer: SubmissionAnswer): CartAction[] {
  switch (answer.outcome) {
    case 'short':
      return answer.lines.map(({ variantId, left }) => takeWhatIsLeft(variantId, left ?? 0))
    case 'placed':
      return answer.order.orderDetails.products.flatMap(({ variantId }) =>
        variantId === null ? [] : [{ type: 'REMOVE' as const, variantId }],
      )
    default:
      return []
  }
}

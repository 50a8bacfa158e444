import { m } from '#paraglide/messages.js'
import type { CartItem } from '#shop/cart/cart.ts'
import { nameOf } from '#storefront/cart/product-line.tsx'
import type { SubmissionAnswer, ShortLine } from './submission-answer.ts'
import { refusalWords } from '../coupon/refusal-words.ts'
import { readCoupon } from '../coupon/typed-coupon.ts'
import { wordsFor } from '../fields/problem-words.ts'
import { countText, paisaText } from '#pages/money/taka.ts'

/** What the page has to say about the order that is being placed. */
export type SubmissionNotice =
  | Exclude<SubmissionAnswer, { outcome: 'placed' }>
  /** An earlier visit ended before its order was answered. */
  | { outcome: 'unanswered' }

export interface NoticeWords {
  title: string
  /** One sentence for each line of the cart, and for what else there is to say. */
  lines: string[]
  /** Trouble stands in red; news does not. */
  isTrouble: boolean
  /** Where a call helps. */
  withPhone?: boolean
  /** Offers to sign in again, or to order as a guest. */
  withSignIn?: boolean
}

/** What became of the last press, in words for people. Undefined where the fields say it themselves. */
export function wordsOf(
  notice: SubmissionNotice,
  items: readonly CartItem[],
): NoticeWords | undefined {
  const names = new Map(items.map((item) => [item.variantId, nameOf(item)]))
  const nameFor = (variantId: string, said: string | null) =>
    names.get(variantId) ?? said ?? m.checkout_a_product()
  switch (notice.outcome) {
    case 'check-fields':
      return notice.cart
        ? { title: m.checkout_cart_trouble(), lines: [wordsFor(notice.cart)], isTrouble: true }
        : undefined
    case 'price-changed':
      return priceWords(notice, nameFor)
    case 'short':
      return allShortWords(notice, nameFor)
    case 'over-limit':
      return limitWords(notice, nameFor)
    case 'coupon-refused':
      return refusedCouponWords(notice)
    case 'below-least':
    case 'too-many-pieces':
      return ruleWords(notice)
    case 'signed-out':
      return signedOutWords()
    default:
      return plainWords(notice)
  }
}

type NameFor = (variantId: string, said: string | null) => string

const priceWords = (
  { lines, delivery, coupon }: Extract<SubmissionNotice, { outcome: 'price-changed' }>,
  nameFor: NameFor,
): NoticeWords => ({
  title: m.checkout_prices_changed(),
  lines: [
    ...lines.map(({ variantId, product, ...step }) =>
      m.checkout_line_price({
        name: nameFor(variantId, product),
        from: paisaText(step.fromInPaisa),
        to: paisaText(step.toInPaisa),
      }),
    ),
    ...(delivery ? [deliveryWords(delivery)] : []),
    ...(coupon ? [couponWords(coupon)] : []),
  ],
  isTrouble: true,
})

const refusedCouponWords = ({
  refusal,
}: Extract<SubmissionNotice, { outcome: 'coupon-refused' }>): NoticeWords => ({
  title: m.checkout_coupon_refused({ code: readCoupon() }),
  lines: [refusalWords(refusal), m.checkout_coupon_taken_off()],
  isTrouble: true,
})

const allShortWords = (
  { lines }: Extract<SubmissionNotice, { outcome: 'short' }>,
  nameFor: NameFor,
): NoticeWords => ({
  title: lines.some(({ limit }) => limit === undefined)
    ? m.checkout_stock_changed()
    : m.checkout_limit_per_order(),
  lines: lines.map((line) => shortWords(line, nameFor(line.variantId, line.product))),
  isTrouble: true,
})

type OverLimit = Extract<SubmissionNotice, { outcome: 'over-limit' }>

function limitWords({ manyOrders, line }: OverLimit, nameFor: NameFor): NoticeWords {
  const trouble = { isTrouble: true, withPhone: true }
  if (manyOrders === 'today')
    return { title: m.checkout_too_many(), lines: [m.checkout_too_many_today()], ...trouble }
  if (manyOrders === 'open')
    return { title: m.checkout_many_open(), lines: [m.checkout_many_open_text()], ...trouble }
  const much = line
    ? m.checkout_over_limit_line({ name: nameFor(line.variantId, line.product) })
    : m.checkout_over_limit_order()
  return { title: m.checkout_over_limit(), lines: [much, m.checkout_over_limit_text()], ...trouble }
}

function deliveryWords({ fromInPaisa, toInPaisa }: { fromInPaisa: number; toInPaisa: number }) {
  const to = paisaText(toInPaisa)
  // 0 stands for a charge that could not be shown.
  return fromInPaisa === 0
    ? m.checkout_delivery_costs({ to })
    : m.checkout_delivery_price({ from: paisaText(fromInPaisa), to })
}

const couponWords = ({ fromInPaisa, toInPaisa }: { fromInPaisa: number; toInPaisa: number }) =>
  m.checkout_coupon_change({ from: paisaText(fromInPaisa), to: paisaText(toInPaisa) })

function shortWords({ left, limit }: ShortLine, name: string): string {
  if (limit !== undefined) return m.checkout_line_limit({ name, n: countText(limit) })
  if (left === null) return m.checkout_line_not_sold({ name })
  return left === 0
    ? m.checkout_line_sold_out({ name })
    : m.checkout_line_fewer({ name, n: countText(left) })
}

type BrokenRule = Extract<SubmissionNotice, { outcome: 'below-least' | 'too-many-pieces' }>

/** What the merchant takes as one order. */
const ruleWords = (notice: BrokenRule): NoticeWords =>
  notice.outcome === 'below-least'
    ? {
        title: m.checkout_below_least({ least: paisaText(notice.leastInPaisa) }),
        lines: [m.checkout_below_least_text({ missing: paisaText(notice.missingInPaisa) })],
        isTrouble: true,
      }
    : {
        title: m.checkout_too_many_pieces({ n: countText(notice.most) }),
        lines: [m.checkout_too_many_pieces_text()],
        isTrouble: true,
        withPhone: true,
      }

const signedOutWords = (): NoticeWords => ({
  title: m.checkout_signed_out(),
  lines: [m.checkout_signed_out_text()],
  isTrouble: true,
  withSignIn: true,
})

type PlainNotice = Exclude<
  SubmissionNotice,
  | BrokenRule
  | {
      outcome:
        | 'check-fields'
        | 'price-changed'
        | 'short'
        | 'over-limit'
        | 'coupon-refused'
        | 'signed-out'
    }
>

function plainWords(notice: PlainNotice): NoticeWords {
  switch (notice.outcome) {
    case 'no-connection':
      return {
        title: m.checkout_no_connection(),
        lines: [m.checkout_no_connection_text()],
        isTrouble: true,
      }
    case 'away':
      return { title: m.checkout_away(), lines: [m.checkout_away_text()], isTrouble: true }
    case 'too-many':
      return {
        title: m.checkout_too_many(),
        lines: [m.checkout_too_many_text({ n: countText(Math.ceil(notice.waitSeconds / 60)) })],
        isTrouble: true,
        withPhone: true,
      }
    case 'call-first':
      return {
        title: m.checkout_call_first(),
        lines: [m.checkout_call_first_text()],
        isTrouble: true,
        withPhone: true,
      }
    case 'key-reused':
      return {
        title: m.checkout_perhaps_placed(),
        lines: [m.checkout_perhaps_placed_text()],
        isTrouble: true,
        withPhone: true,
      }
    case 'pickup-ended':
      return {
        title: m.checkout_pickup_ended(),
        lines: [m.checkout_pickup_ended_text()],
        isTrouble: true,
      }
    case 'unanswered':
      return {
        title: m.checkout_unanswered(),
        lines: [m.checkout_unanswered_text()],
        isTrouble: false,
      }
    case 'blocked':
      return { title: m.identity_user_disabled(), lines: [], isTrouble: true }
    case 'cart-empty':
      return { title: m.cart_empty(), lines: [], isTrouble: true }
  }
}

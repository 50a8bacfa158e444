import { useEffect, useState } from 'react'
import type { CartItem } from '#shop/cart/cart.ts'
import type { CartQuoteAnswer } from '#shop/orders/placement/quote-contract.ts'
import { apiPath } from '../api-path.ts'
import { readCart, updateCart } from '../lists/cart-list.ts'
import { noticesOf, refreshActions, rememberPrices, type LineNotices } from './cart-changes.ts'

export interface Quoted {
  /** The last answer; undefined until there is one. */
  quote: CartQuoteAnswer | undefined
  /** Not yet answered for what is in the cart now. */
  loading: boolean
  /** The last question got no answer; it is asked again when the network is back. */
  failed: boolean
  /** What differs from what the shopper saw, since this page was opened. */
  notices: LineNotices
  fetchAgain: () => void
}

const nothing: LineNotices = new Map()

/** A shopper presses + several times: the question is asked once. */
const restMs = 250

export interface ShipTo {
  district: string
  area: string
}

/** What the cart costs now, and where to if that is known; the cart takes the new prices (D12). */
export function useQuote(items: readonly CartItem[], shipTo?: ShipTo, coupon = ''): Quoted {
  const [answer, setAnswer] = useState<{ question: string; quote?: CartQuoteAnswer }>()
  const [latest, setLatest] = useState<CartQuoteAnswer>()
  const [notices, setNotices] = useState(nothing)
  const [round, setRound] = useState(0)
  const body = questionOf(items, shipTo, coupon)
  const question = body && `${round} ${body}`

  useEffect(() => {
    if (question === undefined) return undefined
    const gone = new AbortController()
    const timer = setTimeout(async () => {
      const quote = await askQuote(question.slice(question.indexOf(' ')), gone.signal)
      if (gone.signal.aborted) return
      setAnswer(quote ? { question, quote } : { question })
      if (!quote) return
      setLatest(quote)
      const cart = readCart()
      setNotices((earlier) => rememberPrices(earlier, noticesOf(cart, quote)))
      for (const action of refreshActions(cart, quote)) updateCart(action)
    }, restMs)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [question])

  const failed = answer?.question === question && !answer?.quote
  useEffect(() => {
    if (!failed) return undefined
    const fetchAgain = () => setRound((before) => before + 1)
    window.addEventListener('online', fetchAgain)
    return () => window.removeEventListener('online', fetchAgain)
  }, [failed])

  return {
    quote: latest,
    loading: answer?.question !== question,
    failed,
    notices,
    fetchAgain: () => setRound((before) => before + 1),
  }
}

function questionOf(
  items: readonly CartItem[],
  shipTo: ShipTo | undefined,
  coupon: string,
): string | undefined {
  if (items.length === 0) return undefined
  const lines = items.map(({ variantId, quantity }) => ({ variantId, quantity }))
  const place = shipTo?.district && shipTo.area ? { shipTo } : {}
  return JSON.stringify({ lines, ...place, ...(coupon !== '' && { coupon }) })
}

async function askQuote(
  question: string,
  signal: AbortSignal,
): Promise<CartQuoteAnswer | undefined> {
  try {
    const response = await fetch(apiPath('/quote'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: question,
      signal,
    })
    return response.ok ? ((await response.json()) as CartQuoteAnswer) : undefined
  } catch {
    return undefined
  }
}

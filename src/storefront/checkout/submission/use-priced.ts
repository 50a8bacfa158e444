import { useEffect, useEffectEvent, useState } from 'react'
import type { PlaceOrder } from '#shop/orders/contract.ts'
import type { Quoted } from '#storefront/cart/use-quote.ts'
import type { OrderInput } from '../fields/validate-order.ts'

/** Then the order goes without the charge, and the shop says what it charges before anything is placed. */
const longestWaitMs = 10_000

type CheckedOrder = OrderInput | PlaceOrder

/**
 * The delivery charge may still be on its way when the button is pressed: the press counts, and the order goes with the
 * charge. The prices of the goods stay those seen at the press (D12).
 */
export function usePriced(
  quoted: Quoted,
  send: (order: CheckedOrder, charge: number | undefined) => void,
) {
  const [order, setOrder] = useState<CheckedOrder>()
  const sendPriced = useEffectEvent((waiting: CheckedOrder) => {
    setOrder(undefined)
    send(waiting, quoted.quote?.deliveryChargeInPaisa ?? undefined)
  })
  useEffect(() => {
    if (!order) return undefined
    const timer = setTimeout(sendPriced, quoted.loading ? longestWaitMs : 0, order)
    return () => clearTimeout(timer)
  }, [order, quoted.loading])
  return {
    isWaiting: order !== undefined,
    placeWhenPriced: setOrder,
    rest: () => setOrder(undefined),
  }
}

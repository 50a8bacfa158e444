import { m } from '#paraglide/messages.js'
import type { CartItem } from '#shop/cart/cart.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { updateCart } from '#storefront/lists/cart-list.ts'
import { cartDrawer } from '#storefront/layout/overlays.ts'

interface OrderActionsProps {
  /** What of the order can still be bought. */
  again: readonly CartItem[]
  /** How many lines it had. */
  lines: number
}

/** What can be done with any order; without JavaScript a browser prints by its own menu. */
export function OrderActions({ again, lines }: OrderActionsProps) {
  function orderAgain() {
    if (again.length === 0) return toast({ title: m.account_again_none(), kind: 'trouble' })
    for (const item of again) updateCart({ type: 'ADD', item })
    toast({ title: again.length < lines ? m.account_again_some() : m.account_again_done() })
    return cartDrawer.open()
  }
  return (
    <div className="grid grid-cols-2 gap-3 self-start noscript:hidden sm:flex">
      {/* A double press is one wish. */}
      <Button onClick={({ detail }) => detail < 2 && orderAgain()} className="max-sm:px-3!">
        {m.account_again()}
      </Button>
      <Button variant="quiet" onClick={() => window.print()} className="max-sm:px-3!">
        {m.account_print()}
      </Button>
    </div>
  )
}

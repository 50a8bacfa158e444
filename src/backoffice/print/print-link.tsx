import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { printHref } from './print-href.ts'

/** From the page of an order to its papers. */
export function PrintLink({ orderId }: { orderId: string }) {
  return (
    <ShopButtonLink to={printHref({ orders: [orderId] })} variant="quiet">
      <Icon name="print" />
      {m.print_open()}
    </ShopButtonLink>
  )
}

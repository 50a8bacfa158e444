import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import type { OrderLine } from '#shop/orders/confirmation.ts'
import { smallPicture } from '#shop/pictures/picture.ts'
import { ProductPicture } from '#storefront/cart/product-line.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { paymentWay } from '#pages/money/payment-way.ts'
import { OrderAmounts } from '#pages/money/order-amounts.tsx'
import type { ShownOrder } from './shown-order.ts'

/** What was bought, at the prices of that day, and what it comes to. */
export function OrderInvoice({ order }: { order: ShownOrder }) {
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {order.lines.map((line) => (
          <Line key={line.sku} line={line} />
        ))}
      </ul>
      <OrderAmounts order={order}>
        <dt className="text-ink-soft">{m.account_payment()}</dt>
        <dd className="text-right">{paymentWay(order)}</dd>
      </OrderAmounts>
    </>
  )
}

function Line({ line }: { line: OrderLine }) {
  const { name, nameBn, quantity, unitPriceInPaisa, picture } = line
  const language = getLocale()
  const details = [
    ...variantWords(line, language),
    `${countText(quantity)} × ${paisaText(unitPriceInPaisa)}`,
  ]
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <span className="print:hidden">
        <ProductPicture url={smallPicture(picture)} size="small" />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3">
        <span className="min-w-0 flex-1 basis-36">
          <span className="block font-medium [overflow-wrap:anywhere]">
            {inLanguage(language, name, nameBn)}
          </span>
          <span className="tabular text-sm text-ink-soft">{details.join(' · ')}</span>
        </span>
        <span className="tabular font-semibold">{paisaText(quantity * unitPriceInPaisa)}</span>
      </span>
    </li>
  )
}

import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { sizeInWords } from '#shop/catalog/size.ts'
import type { OrderLine } from '#shop/orders/confirmation.ts'
import { smallPicture } from '#shop/pictures/picture.ts'
import { ProductPicture } from '#storefront/cart/product-line.tsx'
import { countText, paisaText } from '#pages/taka.ts'
import type { ShownOrder } from './shown-order.ts'

/** What was bought, at the prices of that day, and what it comes to. */
export function OrderInvoice({ order }: { order: ShownOrder }) {
  const { lines, subtotalInPaisa, deliveryChargeInPaisa, grandTotalInPaisa } = order
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {lines.map((line) => (
          <Line key={line.sku} line={line} />
        ))}
      </ul>
      <dl className="tabular ml-auto grid max-w-80 grid-cols-[1fr_auto] gap-x-6 gap-y-2 pt-4">
        <Sum term={m.account_subtotal()} paisa={subtotalInPaisa} />
        <Sum term={m.account_delivery_charge()} paisa={deliveryChargeInPaisa} />
        <Sum term={m.account_grand_total()} paisa={grandTotalInPaisa} isTotal />
        <dt className="text-ink-soft">{m.account_payment()}</dt>
        <dd className="text-right">{m.account_cash()}</dd>
      </dl>
    </>
  )
}

function Sum({ term, paisa, isTotal = false }: { term: string; paisa: number; isTotal?: boolean }) {
  const look = isTotal ? 'text-lg font-semibold' : ''
  return (
    <>
      <dt className={isTotal ? look : 'text-ink-soft'}>{term}</dt>
      <dd className={`text-right ${look}`}>{paisaText(paisa)}</dd>
    </>
  )
}

function Line({ line }: { line: OrderLine }) {
  const { name, nameBn, color, colorBn, size, quantity, unitPriceInPaisa, picture } = line
  const language = getLocale()
  const details = [
    color && inLanguage(language, color, colorBn),
    size && sizeInWords(size, language),
    `${countText(quantity)} × ${paisaText(unitPriceInPaisa)}`,
  ]
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <span className="print:hidden">
        <ProductPicture address={smallPicture(picture)} size="small" />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3">
        <span className="min-w-0 flex-1 basis-36">
          <span className="block font-medium [overflow-wrap:anywhere]">
            {inLanguage(language, name, nameBn)}
          </span>
          <span className="tabular text-sm text-ink-soft">
            {details.filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="tabular font-semibold">{paisaText(quantity * unitPriceInPaisa)}</span>
      </span>
    </li>
  )
}

import { m } from '#paraglide/messages.js'
import { OrderAmounts } from '#pages/money/order-amounts.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import {
  CameBack,
  DocumentHead,
  LineName,
  Recipient,
  toCollectText,
  type DocumentProps,
} from './document-parts.tsx'

/** For the buyer: what was ordered, what of it was returned, and the total. */
export function Invoice(props: DocumentProps) {
  const { order, paper } = props
  return (
    <>
      <DocumentHead {...props} title={m.print_invoice()} />
      <div className="mt-4">
        <Recipient order={order} />
      </div>
      <table className="mt-4 w-full text-left">
        <thead>
          <tr className="border-b border-ink text-sm">
            <th scope="col" className="py-1 pr-3 font-semibold">
              {m.account_items()}
            </th>
            {paper === 'a4' && (
              <th scope="col" className="py-1 pr-3 text-right font-semibold">
                {m.print_price()}
              </th>
            )}
            <th scope="col" className="py-1 pr-3 text-right font-semibold">
              {m.print_quantity()}
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              {m.orders_column_total()}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.position} className="break-inside-avoid border-b border-line align-top">
              <td className="py-2 pr-3 [overflow-wrap:anywhere]">
                <LineName line={line} />
                <CameBack line={line} />
              </td>
              {paper === 'a4' && (
                <td className="tabular py-2 pr-3 text-right whitespace-nowrap">
                  {paisaText(line.unitPriceInPaisa)}
                </td>
              )}
              <td className="tabular py-2 pr-3 text-right">{countText(line.quantity)}</td>
              <td className="tabular py-2 text-right whitespace-nowrap">
                {paisaText(line.quantity * line.unitPriceInPaisa)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="break-inside-avoid">
        <OrderAmounts order={order} />
        <p className="mt-3 text-right text-lg font-bold">{toCollectText(order)}</p>
        <p className="mt-6 text-center text-sm">{m.print_thanks()}</p>
      </div>
    </>
  )
}

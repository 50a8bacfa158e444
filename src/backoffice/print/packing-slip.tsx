import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import {
  CameBack,
  DocumentHead,
  LineName,
  Recipient,
  toCollectText,
  type DocumentProps,
} from './document-parts.tsx'

/** For the person who packs the parcel, and on it for the courier: no price but what is to be collected. */
export function PackingSlip(props: DocumentProps) {
  const { order } = props
  // What came back whole is in no parcel.
  const lines = order.lines.filter(({ kept }) => kept > 0)
  const pieces = lines.reduce((sum, { kept }) => sum + kept, 0)
  return (
    <>
      <DocumentHead {...props} title={m.print_slip()} />
      <div className="mt-4">
        <Recipient order={order} />
      </div>
      <p className="mt-3 border-2 border-ink p-2 text-center text-lg font-bold">
        {toCollectText(order)}
      </p>
      <ul className="mt-4">
        {lines.map((line) => (
          <li
            key={line.position}
            className="flex break-inside-avoid items-start gap-3 border-b border-line py-2"
          >
            <span aria-hidden className="mt-1 size-4 shrink-0 border-2 border-ink" />
            <span className="min-w-0 flex-1">
              <LineName line={line} />
              <CameBack line={line} />
            </span>
            <span className="tabular text-lg font-bold">{countText(line.kept)} ×</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-right font-semibold">{m.common_items({ n: pieces })}</p>
      {order.note && (
        <p className="mt-3 break-inside-avoid [overflow-wrap:anywhere] whitespace-pre-line">
          <span className="font-semibold">{m.desk_customer_note()}:</span> {order.note}
        </p>
      )}
    </>
  )
}

import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import type { PrintedOrder } from '#shop/orders/desk/list-printed.ts'
import { toCollectOf } from '#shop/orders/status/payment.ts'
import { pictureUrl, type Picture } from '#shop/pictures/picture.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { Moment } from '#ui/text/moment.tsx'
import type { Paper } from './print-href.ts'

/** What both documents are made of. */
export interface DocumentProps {
  order: PrintedOrder
  settings: Settings
  /** Null where the merchant gave none. */
  logo: Picture | null
  paper: Paper
  /** Code 128 of the order number, as SVG. */
  barcode: string
}

export function DocumentHead({
  order,
  settings,
  logo,
  paper,
  barcode,
  title,
}: DocumentProps & { title: string }) {
  return (
    <header
      className={
        paper === 'a4'
          ? 'flex items-start justify-between gap-8 border-b-2 border-ink pb-4'
          : 'border-b border-ink pb-2 text-center'
      }
    >
      <ShopLines settings={settings} logo={logo} />
      <div className={paper === 'a4' ? 'text-right' : 'mt-2'}>
        <p className="text-lg font-bold">{title}</p>
        <div
          aria-hidden
          className={paper === 'a4' ? 'barcode ml-auto' : 'barcode mx-auto'}
          // Of bwip-js, from a number that the shop gave itself; it stands below in digits.
          dangerouslySetInnerHTML={{ __html: barcode }}
        />
        <p className="tabular font-semibold">{m.account_order({ number: order.orderId })}</p>
        <p className="tabular text-sm">
          <Moment at={order.placedAt.toISOString()} withTime />
        </p>
      </div>
    </header>
  )
}

function ShopLines({ settings, logo }: Pick<DocumentProps, 'settings' | 'logo'>) {
  const { shopName, headerAddress, footerAddress, headerPhone, footerPhone } = settings
  const language = getLocale()
  const phone = headerPhone || footerPhone
  return (
    <div className="[overflow-wrap:anywhere]">
      {logo && (
        <img
          src={pictureUrl(logo.hash, 480, 'webp')}
          alt=""
          width={logo.width}
          height={logo.height}
          className="mb-1 inline-block h-12 w-auto max-w-56 object-contain"
        />
      )}
      <p className="text-xl font-bold">{shopName[language]}</p>
      <p className="text-sm whitespace-pre-line">
        {headerAddress[language] || footerAddress[language]}
      </p>
      {phone && <p className="tabular text-sm">{formatPhone(phone, language)}</p>}
      {settings.bin && <p className="tabular text-sm">{m.print_bin({ bin: settings.bin })}</p>}
    </div>
  )
}

export function Recipient({ order }: Pick<DocumentProps, 'order'>) {
  const { fullName, phone, address, area, areaBn, district, districtBn } = order
  const language = getLocale()
  const isPickup = order.deliveryMethod === 'pickup'
  return (
    <section className="[overflow-wrap:anywhere]">
      <p className="text-sm">{isPickup ? m.orders_column_customer() : m.print_deliver_to()}</p>
      {phone === '' ? (
        <p>{m.orders_no_person()}</p>
      ) : (
        <>
          <p className="text-lg font-bold">{fullName}</p>
          <p className="tabular text-lg font-semibold">{formatPhone(phone, language)}</p>
        </>
      )}
      {isPickup ? (
        <p className="font-semibold">{m.orders_pickup()}</p>
      ) : (
        <>
          <p className="whitespace-pre-line">{address}</p>
          <p>
            {inLanguage(language, area, areaBn)}, {inLanguage(language, district, districtBn)}
          </p>
        </>
      )}
    </section>
  )
}

type Line = PrintedOrder['lines'][number]

/** What was bought, with colour, size and free options, and its SKU, which is not translated. */
export function LineName({ line }: { line: Line }) {
  const language = getLocale()
  const { name, nameBn, sku } = line
  return (
    <>
      <span className="block font-medium">{inLanguage(language, name, nameBn)}</span>
      <span className="block text-sm [overflow-wrap:anywhere]">
        {[...variantWords(line, language), `SKU ${sku}`].join(' · ')}
      </span>
    </>
  )
}

/** How many were returned, where the buyer did not keep all of them. */
export const CameBack = ({ line: { quantity, kept } }: { line: Line }) =>
  kept < quantity && (
    <span className="block text-sm">
      {m.print_came_back({ ordered: countText(quantity), returned: countText(quantity - kept) })}
    </span>
  )

/** What the courier takes at the door, or the shop at its counter, if anything; or what became of the money. */
export function toCollectText(order: PrintedOrder): string {
  const { status, paidInPaisa, refundedInPaisa, deliveryMethod } = order
  const isPickup = deliveryMethod === 'pickup'
  const left = toCollectOf(order)
  if (left > 0) {
    const paid = paidInPaisa - refundedInPaisa
    const amount = paisaText(left)
    return [
      ...(paid > 0 ? [m.print_paid_so_far({ amount: paisaText(paid) })] : []),
      isPickup ? m.print_pay_counter({ amount }) : m.print_collect({ amount }),
    ].join(' ')
  }
  if (refundedInPaisa > 0) return m.print_refunded({ amount: paisaText(refundedInPaisa) })
  if (status === 'Canceled') return m.print_canceled()
  return isPickup ? m.print_paid_in_shop() : m.print_paid()
}

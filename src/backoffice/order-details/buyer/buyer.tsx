import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import { chatUrl } from '#pages/chat-url.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { OrderingCustomer } from '#shop/customers/people/find-members.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { copyText } from '#ui/text/copy-text.ts'
import { toast } from '#ui/toast/toast.ts'
import { markNames } from '../../customers/customer-words.ts'
import { customerPath } from '../../customers/customers-href.ts'
import type { ShownOrder } from '../shown-order.ts'

interface BuyerProps {
  order: ShownOrder
  /** What a message to them begins with. */
  chatText: string
  /** The customer whose page one may open; missing for a moment after the first order. */
  buyer: OrderingCustomer | undefined
}

/** Who ordered, how they are reached with one press, and where it goes. */
export const Buyer = (props: BuyerProps) => (
  <>
    <ReachBuyer {...props} />
    <BuyerParticulars {...props} />
  </>
)

/** Who ordered, and the number, with what one does with it. */
export function ReachBuyer({ order, chatText, buyer }: BuyerProps) {
  const { fullName, phone } = order
  if (phone === '') return <p className="text-ink-soft">{m.orders_no_person()}</p>
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">{fullName}</p>
      {buyer && <BuyerMark {...buyer} />}
      <p className="flex flex-wrap items-center gap-x-1">
        <span className="tabular text-lg">{formatPhone(phone, getLocale())}</span>
        <Button
          variant="plain"
          className="noscript:hidden print:hidden"
          onClick={() => void copyText(phone).then(sayCopied)}
        >
          {m.desk_copy_phone()}
        </Button>
      </p>
      <Reach phone={phone} chatText={chatText} />
    </>
  )
}

/** What colleagues say of them, before anybody calls or sends. */
function BuyerMark({ customerId, mark, markReason }: OrderingCustomer) {
  if (mark === 'none') return null
  const said = markReason
    ? m.new_order_marked({ mark: markNames[mark](), reason: markReason })
    : markNames[mark]()
  const look = mark === 'trusted' ? 'bg-brand-wash text-brand-press' : 'bg-cut-wash text-cut'
  return (
    <p className={`my-2 rounded-control px-4 py-3 font-medium [overflow-wrap:anywhere] ${look}`}>
      <ShopLink to={customerPath(customerId)} className="underline underline-offset-4">
        {said}
      </ShopLink>
    </p>
  )
}

/** Their account, where it goes, and what they wrote. */
export function BuyerParticulars({ order, buyer }: Omit<BuyerProps, 'chatText'>) {
  const { phone, email, customer, note } = order
  if (phone === '') return null
  return (
    <>
      {email && (
        <p className="mt-3 break-all">
          <a href={`mailto:${email}`} className="underline underline-offset-4 hover:text-brand">
            {email}
          </a>
        </p>
      )}
      <p className="mt-2 text-sm break-words text-ink-soft">
        {customer ? m.desk_account({ email: customer.email }) : m.desk_guest()}
      </p>
      {buyer && (
        <p>
          <ShopLink
            to={customerPath(buyer.customerId)}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {m.customers_open()}
          </ShopLink>
        </p>
      )}
      <Address order={order} />
      {note && (
        <>
          <h3 className="mt-4 font-medium">{m.desk_customer_note()}</h3>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-soft">{note}</p>
        </>
      )}
    </>
  )
}

function Reach({ phone, chatText }: { phone: string; chatText: string }) {
  return (
    <p className="mt-1 flex flex-wrap gap-2 print:hidden">
      <a href={`tel:${phone}`} className={buttonClass('quiet', 'px-4!')}>
        <Icon name="phone" />
        {m.desk_call()}
      </a>
      <a
        href={chatUrl(phone, chatText)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('quiet', 'px-4!')}
      >
        <Icon name="whatsapp" />
        {m.desk_whatsapp()}
      </a>
    </p>
  )
}

const sayCopied = (isCopied: boolean) =>
  isCopied
    ? toast({ title: m.desk_copied() })
    : toast({ title: m.desk_not_copied(), kind: 'trouble' })

function Address({ order }: { order: ShownOrder }) {
  const { address, area, areaBn, district, districtBn, zone, zoneName, zoneNameBn } = order
  const language = getLocale()
  if (zone === null)
    return (
      <>
        <h3 className="mt-4 font-medium">{m.orders_method()}</h3>
        <p>{m.orders_pickup()}</p>
      </>
    )
  return (
    <>
      <h3 className="mt-4 font-medium">{m.desk_address()}</h3>
      <address className="not-italic">
        <p className="[overflow-wrap:anywhere] whitespace-pre-line">{address}</p>
        <p>
          {inLanguage(language, area, areaBn)}, {inLanguage(language, district, districtBn)}
        </p>
        <p className="text-sm text-ink-soft">{inLanguage(language, zoneName, zoneNameBn)}</p>
      </address>
    </>
  )
}

import type { KeyboardEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { markLooks, markNames } from '../customers/customer-words.ts'
import { customerPath } from '../customers/customers-href.ts'
import { endingsText } from '../order-details/other-orders.tsx'
import type { TypedFields } from './draft/new-order-draft.ts'
import { finderId } from './new-order-lines.tsx'
import type { ShownBuyer } from './find-buyer.ts'

interface KnownBuyerProps {
  buyer: ShownBuyer
  fields: TypedFields
  choose: (fields: Partial<TypedFields>) => void
}

export const offerSelector = '[data-offered-address]'

/** How earlier orders of the phone ended, what colleagues say, and where parcels went to: one press fills that in. */
export function KnownBuyer({ buyer, fields, choose }: KnownBuyerProps) {
  const { mark, markReason, addresses, customerId } = buyer
  return (
    <div className="flex flex-col gap-3">
      <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1">
        {mark === 'trusted' && <Badge kind={markLooks[mark]}>{markNames[mark]()}</Badge>}
        <span>{endingsText(buyer) || m.desk_others_none()}</span>
        {customerId && (
          <ShopLink
            to={customerPath(customerId)}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {m.customers_open()}
          </ShopLink>
        )}
      </p>
      {(mark === 'blocked' || mark === 'suspicious') && (
        <p className="rounded-control bg-cut-wash px-4 py-3 font-medium text-cut">
          {m.new_order_marked({ mark: markNames[mark](), reason: markReason })}
        </p>
      )}
      {addresses.length > 0 && (
        <ul aria-label={m.new_order_addresses()} className="flex flex-col gap-2">
          {addresses.map((used, index) => (
            <li key={index}>
              <OfferedAddress
                used={used}
                isChosen={isChosen(used, fields)}
                onChoose={() => choose(fieldsOf(used, buyer, fields))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Used = ShownBuyer['addresses'][number]

interface OfferedAddressProps {
  used: Used
  isChosen: boolean
  onChoose: () => void
}

function OfferedAddress({ used, isChosen, onChoose }: OfferedAddressProps) {
  const language = getLocale()
  return (
    <button
      type="button"
      data-offered-address
      aria-pressed={isChosen}
      onClick={() => {
        onChoose()
        // What is ordered comes next.
        document.querySelector<HTMLElement>(`#${finderId} input`)?.focus()
      }}
      onKeyDown={walk}
      className="flex min-h-11 w-full flex-col items-start rounded-control border border-control-line px-3 py-2 text-left hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-wash"
    >
      <span className="font-medium [overflow-wrap:anywhere]">{used.fullName}</span>
      <span className="text-sm [overflow-wrap:anywhere]">
        {used.address === ''
          ? m.orders_pickup()
          : `${used.address}, ${inLanguage(language, used.area, used.areaBn)}, ${inLanguage(language, used.district, used.districtBn)}`}
      </span>
      <span className="text-sm text-ink-soft">{m.customers_n_orders({ n: used.orders })}</span>
    </button>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const offers = [...document.querySelectorAll<HTMLElement>(offerSelector)]
  offers[offers.indexOf(event.currentTarget) + step]?.focus()
}

const isChosen = (used: Used, fields: TypedFields) =>
  filledBy(used).every((name) => used[name] === fields[name])

const placeNames = ['district', 'area', 'address'] as const

/** What was handed over in the shop tells no more than a name. */
const filledBy = ({ address }: Used) => ['fullName' as const, ...(address === '' ? [] : placeNames)]

/** What was typed of e-mail already stays. */
function fieldsOf(used: Used, { last }: ShownBuyer, { email }: TypedFields): Partial<TypedFields> {
  return {
    ...Object.fromEntries(filledBy(used).map((name) => [name, used[name]])),
    email: email || (last?.email ?? ''),
    ...(last && { language: last.language }),
  }
}

import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatTaka } from '#platform/money.ts'
import type { VariantView } from '#shop/catalog/product.ts'
import { deliveryCharge, type Parcel } from '#shop/delivery/zone.ts'
import { Icon } from '#ui/icon.tsx'
import { daysWords, zoneName } from '#storefront/checkout/delivery-words.ts'
import { useShell } from '#storefront/page-head.tsx'
import type { ShownProduct } from '../load-product-page.ts'

interface DeliveryTableProps {
  zones: ShownProduct['zones']
  /** One piece of it is brought. */
  variant: Pick<VariantView, 'sellingPriceInPaisa' | 'weightInGrams'>
}

/** What delivery costs and how long it takes, before anybody has to ask (D16). */
export function DeliveryTable({ zones, variant }: DeliveryTableProps) {
  const { cutOff, pickup } = useShell()
  const piece = {
    subtotalInPaisa: variant.sellingPriceInPaisa,
    weightInGrams: variant.weightInGrams ?? 0,
  }
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <table className="w-full text-sm">
        <caption className="mb-2 text-left text-base font-semibold">
          <span className="flex items-center gap-2">
            <Icon name="truck" className="size-5 text-brand" />
            {m.product_delivery()}
          </span>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{m.product_delivery_where()}</th>
            <th scope="col">{m.product_delivery_time()}</th>
            <th scope="col">{m.product_delivery_charge()}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((terms) => (
            <tr key={terms.zone} className="border-t border-line align-top">
              <th scope="row" className="py-2 text-left font-medium">
                {zoneName(terms)}
              </th>
              <td className="px-2 py-2 text-ink-soft">{daysWords(terms)}</td>
              <td className="tabular py-2 text-right font-semibold">
                {chargeWords(deliveryCharge(terms, piece))}
                {furtherTerms(terms, piece).map((words) => (
                  <span key={words} className="block text-xs font-normal text-ink-soft">
                    {words}
                  </span>
                ))}
              </td>
            </tr>
          ))}
          {pickup && (
            <tr className="border-t border-line align-top">
              <th scope="row" className="py-2 text-left font-medium">
                {m.checkout_pickup()}
              </th>
              <td className="px-2 py-2 whitespace-pre-line text-ink-soft">{pickup.address}</td>
              <td className="py-2 text-right font-semibold">{m.product_delivery_free()}</td>
            </tr>
          )}
        </tbody>
      </table>
      {cutOff && (
        <p className="border-t border-line py-2 text-sm text-ink-soft">
          {m.product_cut_off({ hour: cutOff })}
        </p>
      )}
      <p className="border-t border-line pt-3 text-sm text-ink-soft">{m.product_cash()}</p>
    </div>
  )
}

function chargeWords(chargeInPaisa: number): string {
  return chargeInPaisa === 0 ? m.product_delivery_free() : formatTaka(chargeInPaisa, getLocale())
}

/** What a larger order costs. */
function furtherTerms(terms: DeliveryTableProps['zones'][number], piece: Parcel): string[] {
  if (deliveryCharge(terms, piece) === 0) return []
  const { freeFromInPaisa, includedGrams, chargePerKgInPaisa } = terms
  const words: string[] = []
  if (includedGrams !== null && chargePerKgInPaisa !== null)
    words.push(
      m.product_delivery_per_kg({
        price: formatTaka(chargePerKgInPaisa, getLocale()),
        n: new Intl.NumberFormat(getLocale()).format(includedGrams / 1000),
      }),
    )
  if (freeFromInPaisa !== null)
    words.push(m.product_delivery_free_from({ price: formatTaka(freeFromInPaisa, getLocale()) }))
  return words
}

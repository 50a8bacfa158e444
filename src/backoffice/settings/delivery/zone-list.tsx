import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import { ShopButtonLink, ShopLink } from '#pages/shop-link.tsx'
import type { DeliveryTerms } from '#shop/delivery/zone.ts'
import { Icon } from '#ui/icon.tsx'
import { sectionPath } from '../sections.ts'

export type ListedZone = DeliveryTerms & { districts: number; areas: number }

const pathOf = (zone: string) => `${sectionPath('delivery')}/${zone}`

/** The delivery zones, in the order in which shoppers read them. */
export function ZoneList({ zones }: { zones: readonly ListedZone[] }) {
  return (
    <section
      id="delivery-zones"
      aria-label={m.settings_zones()}
      className="rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <ul className="divide-y divide-line">
        {zones.map((zone) => (
          <ZoneRow key={zone.zone} zone={zone} />
        ))}
      </ul>
      <ShopButtonLink to={pathOf('new')} variant="quiet" className="mt-4">
        <Icon name="plus" />
        {m.settings_zone_new()}
      </ShopButtonLink>
    </section>
  )
}

function ZoneRow({ zone: terms }: { zone: ListedZone }) {
  const { zone, name, nameBn, chargeInPaisa, freeFromInPaisa } = terms
  const { includedGrams, chargePerKgInPaisa } = terms
  const heavy =
    includedGrams !== null && chargePerKgInPaisa !== null
      ? m.product_delivery_per_kg({
          price: paisaText(chargePerKgInPaisa),
          n: countText(includedGrams / 1000),
        })
      : undefined
  const free =
    freeFromInPaisa === null
      ? undefined
      : m.product_delivery_free_from({ price: paisaText(freeFromInPaisa) })
  return (
    <li className="relative py-3 first:pt-0">
      <h2 className="text-lg font-semibold">
        <ShopLink
          to={pathOf(zone)}
          prefetch="intent"
          className="text-brand after:absolute after:inset-0 hover:underline"
        >
          {inLanguage(getLocale(), name, nameBn)}
        </ShopLink>
      </h2>
      <p className="tabular">
        {[paisaText(chargeInPaisa), heavy, free, daysText(terms)].filter(Boolean).join(' · ')}
      </p>
      <p className="text-sm text-ink-soft">{whatLiesThere(terms)}</p>
    </li>
  )
}

const daysText = ({ minDays: min, maxDays: max }: DeliveryTerms) =>
  min === max ? m.product_delivery_one_day({ n: max }) : m.product_delivery_days({ min, max })

export function whatLiesThere({ districts, areas }: Pick<ListedZone, 'districts' | 'areas'>) {
  if (districts === 0 && areas === 0) return m.settings_zone_empty()
  if (areas === 0) return m.settings_zone_districts({ n: districts })
  if (districts === 0) return m.settings_zone_areas({ n: areas })
  return m.settings_zone_districts_and_areas({
    districts: m.settings_zone_districts({ n: districts }),
    areas: m.settings_zone_areas({ n: areas }),
  })
}

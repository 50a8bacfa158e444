import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatTaka } from '#platform/money.ts'
import type { ProductFilter } from '#shop/catalog/search/filter.ts'
import { sizeInWords } from '#shop/catalog/options/size.ts'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { chosenAttributeName } from './attribute-choices.tsx'
import type { ShopPage } from '../load-shop-page.ts'
import { shopHref, withoutFilters } from '../shop-href.ts'

interface Chip {
  name: string
  without: ProductFilter
}

/** What was chosen, each a link that takes it away. */
export function ChosenFilters({ page }: { page: ShopPage }) {
  const chips = chipsOf(page)
  if (chips.length === 0) return null
  return (
    <ul aria-label={m.shop_chosen()} className="flex flex-wrap items-center gap-2">
      {chips.map(({ name, without }) => (
        <li key={name}>
          <ShopLink
            to={shopHref(without)}
            preventScrollReset
            aria-label={m.shop_remove_filter({ name })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-brand-wash py-1 pr-2.5 pl-3.5 text-sm font-medium text-brand-press hover:bg-line md:min-h-9"
          >
            {name}
            <Icon name="close" className="size-4" />
          </ShopLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <ShopLink
            to={shopHref(withoutFilters(page.filter))}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 text-sm font-medium text-brand hover:underline md:min-h-9"
          >
            {m.shop_clear()}
          </ShopLink>
        </li>
      )}
    </ul>
  )
}

function chipsOf({ filter: all, facets }: ShopPage): Chip[] {
  const language = getLocale()
  const filter = { ...all, page: 1 }
  const { q, min, max, colors, sizes } = filter
  const colorName = (name: string) =>
    inLanguage(language, name, facets.colors.find((color) => color.name === name)?.nameBn ?? null)
  const price = (paisa: number) => ({ price: formatTaka(paisa, language) })
  const chips: Chip[] = []
  const add = (name: string, change: Partial<ProductFilter>) =>
    chips.push({ name, without: { ...filter, ...change } })

  if (q) add(m.shop_chip_search({ q }), { q: undefined })
  if (min !== undefined) add(m.shop_chip_from(price(min)), { min: undefined })
  if (max !== undefined) add(m.shop_chip_to(price(max)), { max: undefined })
  if (filter.stock) add(m.shop_in_stock(), { stock: undefined })
  if (filter.discount) add(m.shop_discounted(), { discount: undefined })
  for (const size of sizes)
    add(sizeInWords(size, language), { sizes: sizes.filter((one) => one !== size) })
  for (const color of colors)
    add(colorName(color), { colors: colors.filter((one) => one !== color) })
  for (const asked of filter.attributes ?? [])
    add(chosenAttributeName(facets.attributes, asked), {
      attributes: othersThan(filter.attributes, asked),
    })
  return chips
}

function othersThan(all: readonly string[] = [], asked: string): readonly string[] | undefined {
  const others = all.filter((one) => one !== asked)
  return others.length > 0 ? others : undefined
}

import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { sizeInWords } from '#shop/catalog/options/size.ts'
import { Swatch } from '#ui/swatch.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { Choice } from './choice.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import type { ShopPage } from '../load-shop-page.ts'

type ChoicesProps = Pick<ShopPage, 'filter' | 'facets'>

export function StockChoices({ filter, facets }: ChoicesProps) {
  const { stock, discount } = filter
  return (
    <ChoiceGroup title={m.shop_stock()}>
      {[
        <Choice key="stock" name="stock" value="in" chosen={!!stock} count={facets.inStock}>
          {m.shop_in_stock()}
        </Choice>,
        <Choice key="off" name="discount" value="1" chosen={!!discount} count={facets.discounted}>
          {m.shop_discounted()}
        </Choice>,
      ]}
    </ChoiceGroup>
  )
}

export function SizeChoices({ filter, facets }: ChoicesProps) {
  const known = new Set(facets.sizes.map(({ size }) => size))
  const lost = filter.sizes.filter((size) => !known.has(size))
  return (
    <ChoiceGroup title={m.shop_sizes()} moreOf={m.shop_more_sizes}>
      {[...lost.map((size) => ({ size, count: 0 })), ...facets.sizes].map(({ size, count }) => (
        <Choice
          key={size}
          name="size"
          value={size}
          chosen={filter.sizes.includes(size)}
          count={count}
        >
          {sizeInWords(size, getLocale())}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

/** What was chosen stays there to be unchosen, even where nothing has it any more. */
export function ColorChoices({ filter, facets }: ChoicesProps) {
  const known = new Set(facets.colors.map(({ name }) => name))
  const lost = filter.colors.filter((name) => !known.has(name))
  const colors = [
    ...lost.map((name) => ({ name, nameBn: null, hex: null, count: 0 })),
    ...facets.colors,
  ]
  return (
    <ChoiceGroup title={m.shop_colors()} moreOf={m.shop_more_colors}>
      {colors.map(({ name, nameBn, hex, count }) => (
        <Choice
          key={name}
          name="color"
          value={name}
          chosen={filter.colors.includes(name)}
          count={count}
        >
          {hex && <Swatch hex={hex} />}
          <ColorName name={inLanguage(getLocale(), name, nameBn)} />
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

const ColorName = ({ name }: { name: string }) => <span lang={langOf(name)}>{name}</span>

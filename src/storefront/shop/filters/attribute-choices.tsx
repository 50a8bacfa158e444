import { getLocale } from '#paraglide/runtime.js'
import { m } from '#paraglide/messages.js'
import { inLanguage } from '#platform/language.ts'
import type { AttributeFacet } from '#shop/catalog/search/filter.ts'
import { readRange } from '#shop/catalog/attributes/filter/range.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { attributeText } from '../../text/attribute-words.ts'
import type { ShopPage } from '../load-shop-page.ts'
import { Choice } from './choice.tsx'
import { ChoiceGroup } from './choice-group.tsx'

/** Material, power, whether it is waterproof: what the merchant has defined for the category. */
export function AttributeChoices({ filter, facets }: Pick<ShopPage, 'filter' | 'facets'>) {
  return facets.attributes.map((facet) => (
    <ChoiceGroup
      key={facet.slug}
      title={<Words text={inLanguage(getLocale(), facet.name, facet.nameBn)} />}
      moreOf={m.shop_more_choices}
    >
      {facet.values.map(({ value, count }) => {
        const asked = `${facet.slug}:${value}`
        return (
          <Choice
            key={value}
            name="attribute"
            value={asked}
            chosen={filter.attributes?.includes(asked) ?? false}
            count={count}
          >
            <Words text={valueName(facet, value)} />
          </Choice>
        )
      })}
    </ChoiceGroup>
  ))
}

const Words = ({ text }: { text: string }) => <span lang={langOf(text)}>{text}</span>

/** `Material: cotton`; of what is not there any more, as the URL says it. */
export function chosenAttributeName(facets: readonly AttributeFacet[], asked: string): string {
  const facet = facets.find(({ slug }) => asked.startsWith(`${slug}:`))
  if (!facet) return asked
  const name = inLanguage(getLocale(), facet.name, facet.nameBn)
  return `${name}: ${valueName(facet, asked.slice(facet.slug.length + 1))}`
}

function valueName({ kind, values, ...facet }: AttributeFacet, value: string): string {
  if (kind === 'yes-no') return attributeText({ value: value === 'yes' })
  const choice = values.find((one) => one.value === value)
  if (choice?.name) return inLanguage(getLocale(), choice.name, choice.nameBn)
  return kind === 'number'
    ? rangeName(value, inLanguage(getLocale(), facet.unit, facet.unitBn))
    : value
}

function rangeName(value: string, unit: string): string {
  const range = readRange(value)
  if (range === undefined) return value
  const text = (number: number) => attributeText({ value: number, ...(unit !== '' && { unit }) })
  if (typeof range === 'number') return text(range)
  const { from, below } = range
  if (from === undefined) return m.shop_below({ value: text(below ?? 0) })
  if (below === undefined) return m.shop_from({ value: text(from) })
  return m.shop_from_to({ from: attributeText({ value: from }), to: text(below) })
}

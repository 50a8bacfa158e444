import type { ComponentType, ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { sizeInWords } from '#shop/catalog/options/size.ts'
import { StockLabel } from '#shop/catalog/views/stock-label.tsx'
import { Badge } from '#ui/badge.tsx'
import { ProductPrice } from '../product-cards/product-price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { useShell } from '../page-head.tsx'
import { StarRow } from '../reviews/star-row.tsx'
import { attributeText } from '../text/attribute-words.ts'
import {
  isFixedRow,
  lineOf,
  optionOf,
  type Compared,
  type ComparedRow,
  type FixedRow,
} from './compared.ts'

interface ComparedCellProps {
  row: ComparedRow
  product: Compared | null | undefined
  isLowest: boolean
}

export function ComparedCell({ row, product, isLowest }: ComparedCellProps) {
  if (product === undefined) return <Skeleton className="h-5 w-24" />
  if (product === null) return <None />
  if (!isFixedRow(row)) return <Line row={row} product={product} />
  const Cell = cells[row]
  return <Cell product={product} isLowest={isLowest} />
}

function Line({ row, product }: { row: ComparedRow; product: Compared }) {
  const option = optionOf(row, product)
  if (option)
    return <Text>{option.values.map((value) => sizeInWords(value, getLocale())).join(', ')}</Text>
  const line = lineOf(row, product)
  return <Text>{line ? attributeText(line) : ''}</Text>
}

/** A dash for the eye, words for the ear. */
function None() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{m.compare_none()}</span>
    </>
  )
}

const Text = ({ children }: { children: string }): ReactNode =>
  children ? <span lang={langOf(children)}>{children}</span> : <None />

function PriceCell({
  product: { card },
  isLowest,
}: Omit<ComparedCellProps, 'row'> & { product: Compared }) {
  return (
    <>
      <ProductPrice product={card} />
      {isLowest && (
        <span className="mt-1 flex">
          <Badge kind="brand">{m.compare_lowest()}</Badge>
        </span>
      )}
    </>
  )
}

/** How many stars, and how many gave them. */
function RatingCell({ product: { card } }: { product: Compared }) {
  if (!card.rating) return <None />
  const { format } = new Intl.NumberFormat(getLocale())
  const said = { average: format(card.rating.average), n: format(card.rating.count) }
  return (
    <>
      <span aria-hidden>
        <span className="mr-2 align-[-0.15em]">
          <StarRow given={card.rating.average} />
        </span>
        <span className="tabular text-sm text-ink-soft">
          <span className="font-semibold text-ink">{said.average}</span> ({said.n})
        </span>
      </span>
      <span className="sr-only">{m.rating_in_words(said)}</span>
    </>
  )
}

function Colors({ product: { colors } }: { product: Compared }) {
  if (colors.length === 0) return <None />
  return (
    <ul className="flex flex-col gap-1">
      {colors.map(({ name, nameBn, hex }) => (
        <li key={name} className="flex items-center gap-2">
          {hex && <Swatch hex={hex} />}
          <ColorName name={inLanguage(getLocale(), name, nameBn)} />
        </li>
      ))}
    </ul>
  )
}

const ColorName = ({ name }: { name: string }) => <span lang={langOf(name)}>{name}</span>

function CategoryName({ slug }: { slug: string }) {
  const { categories } = useShell()
  const name = categories.find((category) => category.slug === slug)?.name ?? slug
  return <span lang={langOf(name)}>{name}</span>
}

function Description({ product: { description, descriptionLanguage } }: { product: Compared }) {
  if (!description) return <None />
  const isForeign = descriptionLanguage !== getLocale()
  return (
    <p
      lang={isForeign ? descriptionLanguage : undefined}
      className="max-w-72 text-sm text-ink-soft"
    >
      {description}
    </p>
  )
}

const Sizes = ({ product: { sizes } }: { product: Compared }) => (
  <Text>{sizes.map((size) => sizeInWords(size, getLocale())).join(', ')}</Text>
)

const cells: Record<FixedRow, ComponentType<{ product: Compared; isLowest: boolean }>> = {
  price: PriceCell,
  rating: RatingCell,
  stock: ({ product: { card } }) => <StockLabel stock={card.stock} />,
  colors: Colors,
  sizes: Sizes,
  category: ({ product: { card } }) => <CategoryName slug={card.category} />,
  brand: ({ product: { brand } }) => <Text>{brand}</Text>,
  description: Description,
}

import type { ReactNode } from 'react'
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
import { attributeText } from '../text/attribute-words.ts'
import { lineOf, optionOf, type Compared, type ComparedRow } from './compared.ts'

interface ComparedCellProps {
  row: ComparedRow
  product: Compared | null | undefined
  isLowest: boolean
}

export function ComparedCell({ row, product, isLowest }: ComparedCellProps) {
  if (product === undefined) return <Skeleton className="h-5 w-24" />
  if (product === null) return <None />
  switch (row) {
    case 'price':
      return <PriceCell product={product} isLowest={isLowest} />
    case 'stock':
      return <StockLabel stock={product.card.stock} />
    case 'colors':
      return <Colors product={product} />
    case 'sizes':
      return <Text>{product.sizes.map((size) => sizeInWords(size, getLocale())).join(', ')}</Text>
    case 'category':
      return <CategoryName slug={product.card.category} />
    case 'brand':
      return <Text>{product.brand}</Text>
    case 'description':
      return <Description product={product} />
    default:
      return <Line row={row} product={product} />
  }
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

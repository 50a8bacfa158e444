import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { DataTable, type Column, type Sorting } from '#pages/list/data-table.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { DeskProduct } from '#shop/catalog/desk/list-desk.ts'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import { Badge } from '#ui/badge.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { Moment } from '#ui/text/moment.tsx'
import { selectionColumn } from '../lists/selection/selection-boxes.tsx'
import { LinePicture } from '../orders/fields/line-picture.tsx'
import { columnNames } from './column-names.ts'
import { statusLooks, statusNames } from './product-words.ts'
import { productPath } from '../product-details/product-paths.ts'

const nameOf = ({ name, nameBn }: DeskProduct) => inLanguage(getLocale(), name, nameBn)

const nameCell = (product: DeskProduct) => {
  const name = nameOf(product)
  return (
    // In one line, so that the other columns stand at the height of the name.
    <div className="whitespace-nowrap">
      <span className="mr-3 inline-block align-middle">
        <LinePicture hash={product.picture} isDim={product.status === 'archived'} />
      </span>
      <ShopLink
        to={productPath(product.id)}
        lang={langOf(name)}
        className="inline-block max-w-[calc(100%-4.25rem)] align-middle font-semibold [overflow-wrap:anywhere] whitespace-normal after:absolute after:inset-0 hover:text-brand"
      >
        {name}
      </ShopLink>
    </div>
  )
}

const statusCell = ({ status, isScheduled, publishedAt }: DeskProduct) => {
  const shown = isScheduled ? 'scheduled' : status
  return (
    <>
      <Badge kind={statusLooks[shown]}>{statusNames[shown]()}</Badge>
      {isScheduled && publishedAt && (
        <span className="tabular ml-2 text-sm text-ink-soft @2xl:ml-0 @2xl:block">
          <Moment at={publishedAt} />
        </span>
      )}
    </>
  )
}

const priceCell = ({ lowestInPaisa, highestInPaisa, hasDeal }: DeskProduct) => (
  <>
    <span className="font-semibold">
      {lowestInPaisa === highestInPaisa
        ? paisaText(lowestInPaisa)
        : m.products_price_range({ from: paisaText(lowestInPaisa), to: paisaText(highestInPaisa) })}
    </span>
    {hasDeal && (
      <span className="ml-2">
        <Badge kind="deal-wash">{m.products_deal()}</Badge>
      </span>
    )}
  </>
)

/** Pieces in all, and what of it is nearly gone. */
const stockCell = ({ stock, variants, fewLeft, soldOut }: DeskProduct) => (
  <span className="inline-flex flex-wrap items-center gap-1.5 @2xl:justify-end">
    <span>{m.products_pieces({ n: countText(stock) })}</span>
    {soldOut === variants ? (
      <Badge kind="cut">{m.products_stock_sold_out()}</Badge>
    ) : (
      <>
        {fewLeft > 0 && (
          <Badge kind="deal-wash">
            {variants === 1 ? m.products_low() : m.products_n_low({ n: countText(fewLeft) })}
          </Badge>
        )}
        {soldOut > 0 && (
          <Badge kind="cut">{m.products_n_sold_out({ n: countText(soldOut) })}</Badge>
        )}
      </>
    )}
  </span>
)

const soldCell = ({ unitsSold }: DeskProduct) => (
  <>
    <span className="mr-1 text-sm text-ink-soft @2xl:hidden">{m.products_sold()}</span>
    {countText(unitsSold)}
  </>
)

const soonDays = 14

/** At the present pace. */
const paceCell = ({ sellsOutInDays: days }: DeskProduct) => {
  if (days === null) return <span className="text-ink-faint">–</span>
  const words = days === 0 ? m.products_pace_today() : m.products_pace_days({ n: days })
  return days <= soonDays ? <Badge kind="deal-wash">{words}</Badge> : words
}

const categoryCell = ({ category, categoryBn, furtherCategories }: DeskProduct) => (
  <span className="text-sm @2xl:block @2xl:min-w-20 @2xl:whitespace-normal">
    {inLanguage(getLocale(), category, categoryBn)}
    {furtherCategories.length > 0 && (
      <span className="text-ink-soft">
        {furtherCategories.map(({ name, nameBn }) => `, ${inLanguage(getLocale(), name, nameBn)}`)}
      </span>
    )}
  </span>
)

const changedCell = ({ updatedAt }: DeskProduct) => (
  <span className="tabular text-sm text-ink-soft">
    <Moment at={updatedAt} />
  </span>
)

type Name = ListColumn<'products'>

const cells: Record<Name, Omit<Column<DeskProduct>, 'title'>> = {
  status: { cell: statusCell },
  price: { cell: priceCell, isNumber: true },
  stock: { cell: stockCell, isNumber: true },
  sold: { cell: soldCell, isNumber: true },
  pace: { cell: paceCell, isNumber: true },
  category: { cell: categoryCell, isMinor: true },
  changed: { cell: changedCell, isMinor: true },
}

export type Sortings = Partial<Record<Name, Sorting>>

const boxOf = (product: DeskProduct) => ({
  value: product.id,
  label: m.products_select({ name: nameOf(product) }),
})

interface ProductTableProps {
  products: readonly DeskProduct[]
  shown: readonly Name[]
  /** Which boxes are ticked as the page comes. */
  ticked: ReadonlySet<string>
  /** Ticks all of them. */
  head: ReactNode
  sortings: Sortings
}

/** On phones each product is a card of what was chosen. */
export const ProductTable = ({ products, shown, ticked, head, sortings }: ProductTableProps) => (
  <DataTable
    label={m.products_title()}
    columns={[
      selectionColumn(boxOf, ticked, head),
      { title: m.products_name, isMain: true, hasBox: true, cell: nameCell },
      ...shown.map((name) => ({
        title: columnNames[name],
        sorting: sortings[name],
        ...cells[name],
      })),
    ]}
    rows={products}
    isWide={shown.length > 6}
  />
)

import { m } from '#paraglide/messages.js'
import { fewestToCompare } from '#shop/cart/compare.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useShell } from '../page-head.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import type { TrackedList } from '../analytics/shop-event.ts'
import { ComparisonTable } from './comparison-table.tsx'
import type { ComparePage } from './load-compare-page.ts'

const popularList = { id: 'compare-popular', name: 'Compare, popular products' }

/** While nothing is chosen: how it looks, with what many buy. */
export function PopularComparison({ page }: { page: ComparePage }) {
  if (page.popular.length < fewestToCompare) {
    return (
      <EmptyState
        icon="compare"
        title={m.compare_empty()}
        action={<ShopButtonLink to="/shop">{m.cart_go_shopping()}</ShopButtonLink>}
      >
        {m.compare_empty_text()}
      </EmptyState>
    )
  }
  return (
    <>
      <p className="mt-1 mb-5 max-w-[65ch] text-ink-soft">
        {m.compare_empty()}. {m.compare_empty_text()}
      </p>
      <PopularTable page={page} list={popularList} />
    </>
  )
}

interface PopularTableProps {
  list: TrackedList
  page: ComparePage
  heading?: 'h2' | 'h3'
}

export function PopularTable({ page: { category, popular }, list, heading }: PopularTableProps) {
  const name = useShell().categories.find(({ slug }) => slug === category)?.name ?? category
  return (
    <ComparisonTable
      {...(heading && { heading })}
      caption={m.compare_popular({ category: name })}
      list={list}
      columns={popular.map((product) => ({ ...product.card, product }))}
    />
  )
}

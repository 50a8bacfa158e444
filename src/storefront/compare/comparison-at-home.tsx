import { m } from '#paraglide/messages.js'
import { fewestToCompare } from '#shop/cart/compare.ts'
import { useFetched } from '../product-cards/answers/use-fetched.ts'
import { useCompare } from '../lists/compare-list.ts'
import type { Home } from '../home/load-home.ts'
import { fetchCompared } from './fetch-compared.ts'
import { chosenColumns, removeCompared } from './chosen-comparison.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { PopularTable } from './popular-comparison.tsx'

const list = { id: 'home-compare', name: 'Home, compare' }
const popularList = { id: 'home-compare-popular', name: 'Home, compare, popular products' }

/** The popular ones until two are chosen and the shop has answered: the page does not jump while it waits. */
export function ComparisonAtHome({ comparison }: Pick<Home, 'comparison'>) {
  const chosen = useCompare()
  const { answers } = useFetched(
    chosen.map(({ id }) => id),
    fetchCompared,
  )
  const columns = chosenColumns(chosen, answers)
  const isReady =
    columns.length >= fewestToCompare && columns.every(({ product }) => product !== undefined)
  return isReady ? (
    <ComparisonTable
      heading="h3"
      list={list}
      caption={m.compare_chosen()}
      columns={columns}
      onRemove={removeCompared}
    />
  ) : (
    <PopularTable heading="h3" list={popularList} page={comparison} />
  )
}

import { m } from '#paraglide/messages.js'
import { fewestToCompare, isCompareFull, type CompareItem } from '#shop/cart/compare.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { FetchFailed } from '../product-cards/answers/fetch-failed.tsx'
import { pictureFrom } from '../product-cards/answers/product-answer.ts'
import { useFetched } from '../product-cards/answers/use-fetched.ts'
import { readCompare, updateCompare } from '../lists/compare-list.ts'
import { fetchCompared } from './fetch-compared.ts'
import type { Column } from './column.tsx'
import type { Compared } from './compared.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { Suggestions } from './suggestions.tsx'

const productList = { id: 'compare', name: 'Compare' }

export function ChosenComparison({ chosen }: { chosen: readonly CompareItem[] }) {
  const { answers, failed, fetchAgain } = useFetched(
    chosen.map(({ id }) => id),
    fetchCompared,
  )
  const columns = chosenColumns(chosen, answers)
  const category = columns.find(({ product }) => product)?.product?.card.category
  return (
    <>
      <p aria-live="polite" className="mt-1 mb-5 text-ink-soft">
        {chosen.length < fewestToCompare
          ? m.compare_one_more()
          : m.common_items({ n: chosen.length })}
      </p>
      <FetchFailed failed={failed} fetchAgain={fetchAgain} words={m.compare_failed()} />
      <ComparisonTable
        caption={m.compare_chosen()}
        list={productList}
        columns={columns}
        onRemove={removeCompared}
      />
      <div className="mt-3 flex justify-end">
        <Button variant="plain" onClick={clear}>
          {m.compare_clear()}
        </Button>
      </div>
      {!isCompareFull(chosen) && category && <Suggestions category={category} chosen={chosen} />}
    </>
  )
}

export function chosenColumns(
  chosen: readonly CompareItem[],
  answers: ReadonlyMap<string, Compared | null>,
): Column[] {
  return chosen.map((item) => ({
    ...item,
    picture: pictureFrom(item.image, item.imageFocus),
    product: answers.get(item.id),
  }))
}

export function removeCompared(id: string): void {
  const list = readCompare()
  const index = list.findIndex((item) => item.id === id)
  const item = list[index]
  updateCompare({ type: 'REMOVE_FROM_COMPARE', id })
  keepFocus()
  if (!item) return
  const onPress = () => updateCompare({ type: 'PUT_BACK', item, index })
  toast({ title: m.compare_removed(), action: { text: m.common_undo(), onPress } })
}

function clear(): void {
  const list = readCompare()
  updateCompare({ type: 'CLEAR_COMPARE' })
  keepFocus()
  const onPress = () => {
    for (const [index, item] of list.entries()) updateCompare({ type: 'PUT_BACK', item, index })
  }
  toast({ title: m.compare_cleared(), action: { text: m.common_undo(), onPress } })
}

/** What was pressed is gone; the keyboard goes on at the top of what is left. */
function keepFocus(): void {
  document.getElementById('compare')?.focus({ preventScroll: true })
}

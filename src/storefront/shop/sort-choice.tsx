import { useEffect, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { productSorts, type ProductFilter, type ProductSort } from '#shop/catalog/search/filter.ts'
import { buttonClass } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { filterFormId, useFilterForm } from './filters/use-filter-form.ts'

const names: Record<ProductSort, () => string> = {
  popular: m.shop_sort_popular,
  rating: m.shop_sort_rating,
  new: m.shop_sort_new,
  'price-up': m.shop_sort_price_up,
  'price-down': m.shop_sort_price_down,
  discount: m.shop_sort_discount,
}

export function SortChoice({ filter }: { filter: ProductFilter }) {
  const showChosen = useFilterForm(filter.category)
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (select.current) select.current.value = filter.sort
  }, [filter.sort])
  return (
    <div className="flex shrink-0 items-center gap-2">
      <label className="flex items-center gap-2 whitespace-nowrap">
        <span className="text-sm text-ink-soft max-sm:sr-only">{m.shop_sort()}</span>
        <Select
          ref={select}
          className="max-sm:w-40"
          name="sort"
          form={filterFormId}
          defaultValue={filter.sort}
          onChange={(event) => showChosen(event.currentTarget.form)}
        >
          {productSorts.map((sort) => (
            <option key={sort} value={sort}>
              {names[sort]()}
            </option>
          ))}
        </Select>
      </label>
      <noscript>
        <button type="submit" form={filterFormId} className={buttonClass()}>
          {m.shop_apply()}
        </button>
      </noscript>
    </div>
  )
}

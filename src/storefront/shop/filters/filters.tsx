import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { AttributeChoices } from './attribute-choices.tsx'
import { ColorChoices, SizeChoices, StockChoices } from './choices.tsx'
import type { ShopPage } from '../load-shop-page.ts'
import { PriceFields } from './price-fields.tsx'
import { filterCount, shopHref, withoutFilters } from '../shop-href.ts'
import { filterFormId, useFilterForm } from './use-filter-form.ts'

/** Beside the products; on phones folded away under a button. It works without JavaScript, and by itself with it. */
export function Filters({ page }: { page: ShopPage }) {
  const { filter, total } = page
  const showChosen = useFilterForm(filter.category)
  const disclosure = useRef<HTMLDetailsElement>(null)
  const count = filterCount(filter)

  function foldAway() {
    if (disclosure.current) disclosure.current.open = false
    disclosure.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div>
      {/* The panel stands beside the disclosure, not in it: on desktops it is always open. */}
      <details ref={disclosure} className="peer md:hidden">
        <summary className={buttonClass('quiet', 'w-full cursor-pointer list-none')}>
          <Icon name="filter" />
          {m.shop_filters()}
          {count > 0 && (
            <span className="font-normal text-ink-soft">
              ({m.shop_filters_chosen({ n: count })})
            </span>
          )}
        </summary>
      </details>
      <form
        id={filterFormId}
        action={localPath(shopHref({ ...withoutFilters(filter), q: '', sort: 'popular' }))}
        aria-label={m.shop_filters()}
        onChange={(event) => isWhole(event.target) && showChosen(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault()
          showChosen(event.currentTarget)
          foldAway()
        }}
        className="hidden flex-col gap-5 rounded-card border border-line bg-surface p-4 peer-open:mt-3 peer-open:flex md:flex"
      >
        {filter.q && <input type="hidden" name="q" value={filter.q} />}
        <PriceFields page={page} onDone={showChosen} />
        <StockChoices {...page} />
        <SizeChoices {...page} />
        <ColorChoices {...page} />
        <AttributeChoices {...page} />
        <div className="of-panel sticky above-bottom-bar z-30 -mx-4 -mb-4 rounded-b-card border-t border-line bg-surface p-3 md:hidden">
          <Button type="submit" className="w-full">
            {m.shop_show_found({ n: total })}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** Half a price is still being typed; a box that was ticked is a whole answer. */
function isWhole(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox'
}

import { m } from '#paraglide/messages.js'
import { ChoiceField, DayField } from '#pages/list/filter-fields.tsx'
import { SearchForm } from '#pages/list/list-search.tsx'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import { rangeNames, type ChosenRange, type RangeName } from '#shop/reports/range.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { rangeHref, type KeptQuery } from './range-query.ts'
import { daysText } from './range-words.ts'

interface RangePickerProps {
  /** Of the page, without language. */
  path: string
  chosen: ChosenRange
  kept?: KeptQuery
}

const names: Record<RangeName, () => string> = {
  today: m.ranges_today,
  '7': m.ranges_7,
  '30': m.ranges_30,
  '90': m.ranges_90,
  month: m.ranges_month,
  year: m.ranges_year,
}

/** Which days a page tells of, and which ones stand beside them. */
export function RangePicker({ path, chosen, kept }: RangePickerProps) {
  const { name, compare, days, before } = chosen
  return (
    <section aria-label={m.ranges_title()} className="flex flex-col gap-2">
      <nav aria-label={m.ranges_title()} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
        <ul className="flex min-w-max gap-2">
          {rangeNames.map((range) => (
            <li key={range}>
              <ShopLink
                to={rangeHref(path, { range, compare }, kept)}
                preventScrollReset
                aria-current={range === name ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-control-line bg-surface px-4 font-medium hover:border-brand hover:text-brand aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-on-brand"
              >
                {names[range]()}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="tabular min-h-11 content-center text-ink-soft">
          {m.ranges_shown({ days: daysText(days), before: daysText(before) })}
        </p>
        <details className="max-sm:basis-full">
          <summary className={buttonClass('quiet', 'cursor-pointer list-none')}>
            {m.ranges_other()}
          </summary>
          <OtherDays {...{ path, chosen, kept }} />
        </details>
      </div>
    </section>
  )
}

function OtherDays({ path, chosen: { name, compare, days }, kept }: RangePickerProps) {
  return (
    <SearchForm
      // As it is after another range was pressed.
      key={[days.from, days.to, compare].join(' ')}
      action={localPath(path)}
      label={m.ranges_other()}
      kept={kept}
      className="mt-2 flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-4"
    >
      <DayField name="from" label={m.ranges_from()} value={days.from} />
      <DayField name="to" label={m.ranges_to()} value={days.to} />
      <ChoiceField
        name="compare"
        label={m.ranges_compare()}
        value={compare}
        options={[
          { value: 'before', text: m.ranges_before() },
          { value: 'last-year', text: m.ranges_last_year() },
        ]}
      />
      <Button type="submit">{m.ranges_show()}</Button>
      {name && (
        <ShopLink
          to={rangeHref(
            path,
            { range: name, compare: compare === 'before' ? 'last-year' : 'before' },
            kept,
          )}
          preventScrollReset
          className={buttonClass('plain')}
        >
          {compare === 'before' ? m.ranges_with_last_year() : m.ranges_with_before()}
        </ShopLink>
      )}
    </SearchForm>
  )
}

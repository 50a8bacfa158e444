import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { canMove, orderStatuses, type OrderStatus } from '#shop/orders/order.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { BulkProblem } from './bulk-actions.ts'
import { Cancelling, Moving, targets } from './bulk-moves.tsx'
import { bulkFormId } from './use-selection.ts'

interface BulkBarProps {
  form: PageForm<BulkProblem>
  /** Statuses of the rows that are ticked. */
  statuses: readonly OrderStatus[]
  isAll: boolean
  /** As the page came. */
  wasAll: boolean
  /** How many fit in all, in words; nothing where all of them are on the page. */
  matching: string | undefined
  /** Of the tab, where the list is of one. */
  tab: OrderStatus | undefined
  /** When the list was read. */
  asOf: string
  /** How many of a long one are done. */
  progress: number | undefined
  clear: () => void
  /** That some order has, to be offered. */
  tags: readonly string[]
  /** What else can be done with them. */
  children?: ReactNode
}

/** What can be done with the orders that are ticked. It is there once one is, also before scripts are. */
export function BulkBar({
  form,
  statuses,
  isAll,
  wasAll,
  matching,
  tab,
  asOf,
  progress,
  clear,
  tags,
  children,
}: BulkBarProps) {
  const from = isAll ? (tab ? [tab] : orderStatuses) : statuses
  // Before scripts count what is ticked, everything is offered.
  const canBecome = (to: OrderStatus) => from.length === 0 || from.some((one) => canMove(one, to))
  return (
    <form
      {...form.props}
      id={bulkFormId}
      aria-label={m.bulk_bar()}
      className="z-20 mt-4 hidden max-md:fixed max-md:inset-x-2 max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] max-md:max-h-[60dvh] max-md:overflow-y-auto md:sticky md:bottom-3 flex-wrap items-center gap-2 rounded-card border border-control-line bg-surface p-3 shadow-lift group-has-[input[name=pick]:checked]/list:flex group-has-[input[name=all]:checked]/list:flex"
    >
      {/* Enter in a field presses the first button there is: none of those that change something. */}
      <button type="submit" disabled hidden aria-label={m.bulk_bar()} />
      <input type="hidden" name="asOf" value={asOf} />
      {statuses.length > 0 && !isAll && (
        <output className="px-2 font-semibold">{m.bulk_selected({ n: statuses.length })}</output>
      )}
      {matching !== undefined && <AllBox matching={matching} wasAll={wasAll} />}
      {targets.filter(canBecome).map((to) => (
        <Moving key={to} form={form} to={to} matching={matching} />
      ))}
      {canBecome('Canceled') && (
        <Cancelling
          form={form}
          matching={matching}
          isReturn={from.length > 0 && from.every((one) => one === 'Shipped')}
        />
      )}
      <Tagging form={form} tags={tags} />
      {children}
      <Button variant="plain" className="noscript:hidden" onClick={clear}>
        {m.bulk_clear()}
      </Button>
      {progress !== undefined && (
        <p className="flex basis-full items-center gap-3 px-2">
          <progress
            aria-label={m.bulk_progress({ n: countText(progress) })}
            className="h-2 min-w-0 flex-1 accent-brand"
          />
          <span aria-live="polite" className="tabular text-sm text-ink-soft">
            {m.bulk_progress({ n: countText(progress) })}
          </span>
        </p>
      )}
    </form>
  )
}

const AllBox = ({ matching, wasAll }: { matching: string; wasAll: boolean }) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 px-2 font-medium">
    <input
      type="checkbox"
      name="all"
      defaultChecked={wasAll}
      className="size-6 shrink-0 accent-brand"
    />
    {m.bulk_all({ n: matching })}
  </label>
)

function Tagging({ form, tags }: Pick<BulkBarProps, 'form' | 'tags'>) {
  const field = form.field('tag')
  const sending = form.sending?.get('what')
  return (
    <details open={field.error !== undefined || undefined} className="open:basis-full">
      <summary className={buttonClass('quiet', 'cursor-pointer list-none')}>
        {m.bulk_tagging()}
      </summary>
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <TextField
          {...field}
          label={m.bulk_tag()}
          maxLength={40}
          autoComplete="off"
          list="bulk-tags"
          className="min-w-0 flex-1 basis-40 sm:max-w-72"
        />
        <datalist id="bulk-tags">
          {tags.map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </datalist>
        <Button type="submit" name="what" value="tag" busy={sending === 'tag'}>
          {m.bulk_tag_add()}
        </Button>
        <Button type="submit" name="what" value="untag" variant="quiet" busy={sending === 'untag'}>
          {m.bulk_tag_remove()}
        </Button>
      </div>
    </details>
  )
}

import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'

interface AllThatFitProps {
  /** When the list was read: nobody means what came in afterwards. */
  asOf: string
  /** Says how many fit in all; nothing where all of them are on the page. */
  text: string | undefined
  /** As the page came. */
  wasAll: boolean
}

/** Means all that fit the list, whichever are on the page: the form names the filter, and no ids. */
export const AllThatFit = ({ asOf, text, wasAll }: AllThatFitProps) => (
  <>
    <input type="hidden" name="asOf" value={asOf} />
    {text !== undefined && (
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 px-2 font-medium">
        <input
          type="checkbox"
          name="all"
          defaultChecked={wasAll}
          className="size-6 shrink-0 accent-brand"
        />
        {text}
      </label>
    )}
  </>
)

/** How many of a long list are done. */
export const BulkProgress = ({ done }: { done: number }) => (
  <p className="flex basis-full items-center gap-3 px-2">
    <progress aria-label={m.bulk_progress({ n: countText(done) })} className="h-2 min-w-0 flex-1" />
    <span aria-live="polite" className="tabular text-sm text-ink-soft">
      {m.bulk_progress({ n: countText(done) })}
    </span>
  </p>
)

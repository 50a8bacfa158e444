import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { Button } from '#ui/button.tsx'
import { bulkFormId } from './use-selection.ts'

interface SelectionBarProps<Problem extends string> {
  form: PageForm<Problem>
  label: string
  /** How many rows are ticked; not said where all that fit are meant. */
  ticked: number
  clear: () => void
  /** The box for all that fit. */
  all?: ReactNode
  /** How far it is, below. */
  progress?: ReactNode
  /** What can be done with them. */
  children: ReactNode
}

/** What can be done with the rows that are ticked. It is there once one is, also before scripts are. */
export const SelectionBar = <Problem extends string>({
  form,
  label,
  ticked,
  clear,
  all,
  progress,
  children,
}: SelectionBarProps<Problem>) => (
  <form
    {...form.props}
    id={bulkFormId}
    aria-label={label}
    className="selection-bar z-20 mt-4 hidden max-md:fixed max-md:inset-x-2 max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom)+var(--notice,0rem))] max-md:max-h-[60dvh] max-md:overflow-y-auto md:sticky md:bottom-[calc(0.75rem+var(--notice,0rem))] flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-control-line bg-surface p-3 shadow-lift group-has-[input[name=pick]:checked]/list:flex group-has-[input[name=all]:checked]/list:flex"
  >
    {/* Enter in a field presses the first button there is: none of those that change something. */}
    <button type="submit" disabled hidden aria-label={label} />
    <div className="flex flex-wrap items-center gap-x-2">
      {ticked > 0 && (
        <output className="px-2 font-semibold">{m.bulk_selected({ n: ticked })}</output>
      )}
      {all}
      <Button variant="plain" className="whitespace-nowrap noscript:hidden" onClick={clear}>
        {m.bulk_clear()}
      </Button>
    </div>
    <div className="flex flex-wrap items-center gap-2">{children}</div>
    {progress}
  </form>
)

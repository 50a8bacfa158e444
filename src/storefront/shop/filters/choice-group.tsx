import type { ReactNode } from 'react'

/** More than these are folded away. */
const shownAtOnce = 8

interface ChoiceGroupProps {
  title: ReactNode
  /** What leads to those that are folded away. */
  moreOf?: (count: { n: number }) => string
  children: ReactNode[]
}

export function ChoiceGroup({ title, moreOf, children }: ChoiceGroupProps) {
  if (children.length === 0) return null
  const most = moreOf ? shownAtOnce : children.length
  const [first, more] = [children.slice(0, most), children.slice(most)]
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">{first}</div>
      {more.length > 0 && (
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-brand group-open:hidden hover:underline">
            {moreOf?.({ n: more.length })}
          </summary>
          <div className="flex flex-wrap gap-2">{more}</div>
        </details>
      )}
    </fieldset>
  )
}

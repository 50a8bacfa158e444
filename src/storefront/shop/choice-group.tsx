import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'

/** More than these are folded away. */
const shownAtOnce = 8

export function ChoiceGroup({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  const [first, more] = [children.slice(0, shownAtOnce), children.slice(shownAtOnce)]
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">{first}</div>
      {more.length > 0 && (
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-brand group-open:hidden hover:underline">
            {m.shop_more_of({ n: more.length, name: title })}
          </summary>
          <div className="flex flex-wrap gap-2">{more}</div>
        </details>
      )}
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import type { FormResult } from '#pages/form/form-result.ts'
import { ViewForms } from './view-forms.tsx'
import type { ShownView } from './view-query.ts'

interface ListToolsProps {
  views: readonly ShownView[]
  /** The id of the one that the list began with. */
  chosen: string | undefined
  /** The address of the list as it is now. */
  now: string
  answered: FormResult | undefined
  /** What chooses columns. */
  children: ReactNode
}

/** Keeps what a list shows now, as a view and as columns. */
export function ListTools({ views, chosen, now, answered, children }: ListToolsProps) {
  const view = views.find(({ id }) => id === chosen)
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ViewForms
        view={view}
        isChanged={view !== undefined && now !== view.to}
        answered={answered?.form?.startsWith('view-') ? answered : undefined}
        count={views.length}
      />
      {children}
    </div>
  )
}

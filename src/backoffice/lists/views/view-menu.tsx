import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { answerTo } from '../answer-to.ts'
import { ListTool } from '../toolbar/list-tool.tsx'
import { ViewForms } from './view-forms.tsx'
import { ViewLinks } from './view-links.tsx'
import type { ShownView } from './view-query.ts'

interface ViewMenuProps {
  views: readonly ShownView[]
  /** The id of the one that the list began with. */
  chosen: string | undefined
  /** The URL of the list as it is now. */
  now: string
  answered: FormResult | undefined
}

/** The saved views of a list, the one it began with, and what keeps the list as it is now. */
export function ViewMenu({ views, chosen, now, answered }: ViewMenuProps) {
  const view = views.find(({ id }) => id === chosen)
  const ofView = answerTo(answered, 'view-')
  return (
    <ListTool
      text={view?.name ?? m.views_menu()}
      isSet={view !== undefined}
      isOpen={ofView !== undefined}
    >
      <div className="flex flex-col gap-3">
        <ViewLinks {...{ views, chosen, now }} />
        <ViewForms
          view={view}
          isChanged={view !== undefined && now !== view.to}
          answered={ofView}
          count={views.length}
        />
      </div>
    </ListTool>
  )
}

import { m } from '#paraglide/messages.js'
import { isEditAfter } from '#shop/orders/edits/edit.ts'
import { Moment } from '#ui/text/moment.tsx'
import { authorName } from '../../author-words.ts'
import { ChangedDetails } from '../order-history.tsx'
import type { ShownEntry } from '../shown-order.ts'

const changedMeanwhileId = 'changed-meanwhile'

interface ChangedMeanwhileProps {
  history: readonly ShownEntry[]
  /** The version that was read. */
  since: number
}

/** What others changed since the page was opened, and who: below it stands what oneself typed. */
export function ChangedMeanwhile({ history, since }: ChangedMeanwhileProps) {
  const edits = history.filter((entry) => isEditAfter(entry, since))
  return (
    <ul
      id={changedMeanwhileId}
      className="flex scroll-mt-40 flex-col gap-3 rounded-control bg-deal-wash px-4 py-3 text-on-deal-wash"
    >
      {edits.map(({ id, at, author, details }) => (
        <li key={id}>
          <p className="font-medium">
            {m.edit_changed_by({ who: authorName(author) })} · <Moment at={at} withTime />
          </p>
          <ChangedDetails details={details} />
        </li>
      ))}
    </ul>
  )
}

/** Beside the button that saves, wherever the page is scrolled to. */
export const LookAtChanges = () => (
  <a
    href={`#${changedMeanwhileId}`}
    className="block text-sm font-medium text-cut underline underline-offset-4"
  >
    {m.edit_changed_look()}
  </a>
)

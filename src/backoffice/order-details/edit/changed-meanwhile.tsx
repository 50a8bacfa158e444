import { m } from '#paraglide/messages.js'
import { isEditAfter } from '#shop/orders/edits/edit.ts'
import { Moment } from '#ui/text/moment.tsx'
import { authorName } from '../../author-words.ts'
import { ChangedDetails } from '../order-history.tsx'
import type { ShownEntry } from '../shown-order.ts'

interface ChangedMeanwhileProps {
  history: readonly ShownEntry[]
  /** The version that was read. */
  since: number
}

/** What others changed since the page was opened, and who: below it stands what oneself typed. */
export function ChangedMeanwhile({ history, since }: ChangedMeanwhileProps) {
  const edits = history.filter((entry) => isEditAfter(entry, since))
  return (
    <ul className="flex flex-col gap-3 rounded-control bg-deal-wash px-4 py-3 text-on-deal-wash">
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

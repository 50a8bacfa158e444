import { m } from '#paraglide/messages.js'
import { Moment } from '#ui/text/moment.tsx'
import { valueInWords } from '../audit/audit-values.ts'
import { BeforeAndAfter } from '../audit/change.tsx'
import { nameField } from '../audit/words/field-words.ts'
import { authorName } from '../author-words.ts'
import type { ShownEdit } from './shown-product.ts'

/** What was changed, by whom: the latest first. */
export function EditList({ edits }: { edits: readonly ShownEdit[] }) {
  if (edits.length === 0) return <p className="text-ink-soft">{m.editor_history_none()}</p>
  return (
    <ol className="flex flex-col gap-4">
      {edits.map((edit) => (
        <li key={edit.id} className="border-l-2 border-line pl-4">
          <p className="font-medium">
            {m.edit_changed_by({ who: authorName(edit.author) })} · <Moment at={edit.at} withTime />
          </p>
          <ChangedFields {...edit} />
        </li>
      ))}
    </ol>
  )
}

/** What was something else before, with that; of what is new or gone, what it is or was. */
function ChangedFields({ before, after }: Pick<ShownEdit, 'before' | 'after'>) {
  const was = Object.entries(before).filter(([name]) => !(name in after))
  return (
    <ul className="list-disc pl-5 text-sm [overflow-wrap:anywhere]">
      {[...Object.entries(after), ...was].map(([name, value]) => (
        <li key={name}>
          {name in before && name in after ? (
            <ChangedField name={name} before={before[name]} after={value} />
          ) : (
            valueInWords(name, value)
          )}
        </li>
      ))}
    </ul>
  )
}

interface ChangedFieldProps {
  name: string
  before: unknown
  after: unknown
}

function ChangedField({ name, before, after }: ChangedFieldProps) {
  const field = nameField(name)
  if (!field) return valueInWords(name, after)
  return (
    <>
      {field.label}: <BeforeAndAfter before={field.say(before)} after={field.say(after)} />
    </>
  )
}

const newsId = 'changed-meanwhile'

/** What others saved since the form was begun: below it stands what oneself typed. */
export function ChangedMeanwhile({ edits }: { edits: readonly ShownEdit[] }) {
  return (
    <div
      id={newsId}
      className="scroll-mt-40 rounded-control bg-deal-wash px-4 py-3 text-on-deal-wash"
    >
      {edits.length === 0 ? <p>{m.editor_changed_by_import()}</p> : <EditList edits={edits} />}
    </div>
  )
}

/** Beside the button that saves, wherever the page is scrolled to. */
export const LookAtNews = () => (
  <a
    href={`#${newsId}`}
    className="block text-sm font-medium text-cut underline underline-offset-4"
  >
    {m.edit_changed_look()}
  </a>
)

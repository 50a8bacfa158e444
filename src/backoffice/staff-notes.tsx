import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { TextAreaField } from '#ui/field.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { authorName } from './author-words.ts'
import { useNoteDraft } from './forms/use-note-draft.ts'
import type { ShownNote } from './order-details/shown-order.ts'

interface StaffNotesProps<Problem extends string> {
  /** The order or the customer. */
  about: string
  notes: readonly ShownNote[]
  /** Missing for staff who may only read. */
  form: PageForm<Problem> | undefined
}

/** Notes of the staff, about an order or a customer. */
export function StaffNotes<Problem extends string>({
  about,
  notes,
  form,
}: StaffNotesProps<Problem>) {
  const kept = useNoteDraft(about)
  return (
    <>
      {notes.length === 0 && <p className="text-ink-soft">{m.desk_notes_none()}</p>}
      <ul className="flex flex-col gap-3">
        {notes.map(({ id, at, author, text }) => (
          <li key={id} className="rounded-control bg-deal-wash px-4 py-3">
            <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
            <p className="mt-1 text-sm text-ink-soft">
              {authorName(author)} ·{' '}
              <span className="tabular">
                <Moment at={at} withTime />
              </span>
            </p>
          </li>
        ))}
      </ul>
      {form && (
        <form
          // Emptied once it is written.
          key={notes.length}
          {...form.props}
          {...kept.form}
          aria-label={m.desk_note_add()}
          className="mt-4 flex flex-col gap-3"
        >
          <TextAreaField
            {...form.field('text')}
            {...kept.field}
            label={m.desk_note()}
            maxLength={2000}
            required
          />
          <SubmitButton what="note" variant="quiet" sending={form.sending} className="self-start">
            {m.desk_note_add()}
          </SubmitButton>
        </form>
      )}
    </>
  )
}

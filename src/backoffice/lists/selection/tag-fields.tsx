import type { KeyboardEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { TextField } from '#ui/field.tsx'
import { Folded } from './folded.tsx'

interface TagFieldsProps<Problem extends string> {
  form: PageForm<Problem>
  /** That some row has, to be offered. */
  tags: readonly string[]
}

/** Gives what is ticked a tag, or takes it away. */
export function TagFields<Problem extends string>({ form, tags }: TagFieldsProps<Problem>) {
  const field = form.field('tag')
  return (
    <Folded
      title={m.bulk_tagging()}
      isOpen={field.error !== undefined}
      buttons={
        <>
          <SubmitButton what="tag" sending={form.sending}>
            {m.bulk_tag_add()}
          </SubmitButton>
          <SubmitButton what="untag" variant="quiet" sending={form.sending}>
            {m.bulk_tag_remove()}
          </SubmitButton>
        </>
      }
    >
      <TextField
        {...field}
        label={m.bulk_tag()}
        maxLength={40}
        autoComplete="off"
        list="bulk-tags"
        onKeyDown={addOnEnter}
        className="sm:max-w-72"
      />
      <datalist id="bulk-tags">
        {tags.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
    </Folded>
  )
}

/** A person who types a tag and presses Enter means to add it; elsewhere in the bar Enter changes nothing. */
function addOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { form } = event.currentTarget
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[name=what][value=tag]'))
}

import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'

interface TagsFormProps {
  tags: readonly string[]
  /** To be offered. */
  known: readonly string[]
  form: Pick<PageForm<string>, 'props' | 'field' | 'sending'>
}

/** Words to sort customers or orders by, each taken away with a press. */
export function TagsForm({ tags, known, form }: TagsFormProps) {
  return (
    <>
      {tags.length === 0 && <p className="text-ink-soft">{m.customers_tags_none()}</p>}
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag} className="max-w-full">
            <form {...form.props}>
              <input type="hidden" name="tag" value={tag} />
              <button
                type="submit"
                name="what"
                value="untag"
                aria-label={m.customers_tag_remove({ tag })}
                className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-control-line bg-surface px-4 font-medium hover:border-brand hover:text-brand"
              >
                <span className="truncate">{tag}</span>
                <Icon name="close" className="size-4" />
              </button>
            </form>
          </li>
        ))}
      </ul>
      <form
        // Emptied once it is added.
        key={tags.join()}
        {...form.props}
        aria-label={m.customers_tag_add()}
        className="mt-4 flex flex-wrap items-end gap-2"
      >
        <TextField
          {...form.field('tag')}
          label={m.customers_tag_new()}
          maxLength={40}
          autoComplete="off"
          list="known-tags"
          required
          className="min-w-0 flex-1 basis-40"
        />
        <datalist id="known-tags">
          {known.map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </datalist>
        <SubmitButton what="tag" variant="quiet" sending={form.sending}>
          {m.customers_tag_add()}
        </SubmitButton>
      </form>
    </>
  )
}

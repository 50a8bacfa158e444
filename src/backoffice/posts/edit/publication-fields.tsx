import { m } from '#paraglide/messages.js'
import { mostLetters } from '#shop/content/most-letters.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'
import type { FieldOf, PostFieldsProps } from './post-fields-props.ts'

const folders = { page: 'pages', article: 'blog' } as const

/** Where it stands, and since when shoppers read it. A page with a place of its own has both for good. */
export function PublicationFields({
  post,
  form,
  shopUrl,
  field,
}: PostFieldsProps & { field: FieldOf }) {
  const { kind, fields, state, isFixed, id } = post
  if (isFixed)
    return (
      <>
        <input type="hidden" name="slug" value={fields.slug} />
        <input type="hidden" name="status" value="published" />
      </>
    )
  const status = form.field('status')
  return (
    <DashboardCard id="post-publication" title={m.editor_publication()}>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          {...field('slug')}
          label={m.editor_slug()}
          hint={
            id === undefined ? (
              m.posts_slug_from_title()
            ) : (
              <>
                <span className="[overflow-wrap:anywhere]">
                  {`${shopUrl}/${folders[kind]}/${fields.slug}`}
                </span>
                <span className="block">{m.categories_slug_kept()}</span>
              </>
            )
          }
          maxLength={mostLetters.slug}
          spellCheck={false}
          optional={id === undefined}
        />
        <Field id={status.id} label={m.editor_status()} error={status.error}>
          {(control) => (
            <Select {...control} name="status" defaultValue={status.defaultValue ?? state}>
              <option value="draft">{m.editor_status_draft()}</option>
              <option value="published">{m.posts_published()}</option>
              <option value="planned">{m.editor_status_planned()}</option>
            </Select>
          )}
        </Field>
        <TextField
          {...field('publishAt')}
          label={m.editor_publish_at()}
          hint={m.posts_publish_at_hint()}
          type="datetime-local"
          optional
        />
      </div>
    </DashboardCard>
  )
}

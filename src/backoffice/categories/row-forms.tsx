import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { Icon } from '#ui/icon.tsx'
import type { ShownCategory } from './shown-category.ts'
import { toolClass } from '../forms/tool-class.ts'

interface RowFormProps {
  category: ShownCategory
  form: PageForm
}

const Edited = ({
  what,
  category: { id, version },
}: { what: string } & Pick<RowFormProps, 'category'>) => (
  <>
    <input type="hidden" name="what" value={what} />
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="version" value={version} />
  </>
)

/** Whether shoppers see it: a press, which can be taken back. */
export function HideForm({ category, form }: RowFormProps) {
  const { name, hidden } = category
  const { ref: _, ...props } = form.props
  return (
    <form {...props}>
      <Edited what={hidden ? 'show' : 'hide'} category={category} />
      <button
        type="submit"
        aria-label={hidden ? m.categories_show_named({ name }) : m.categories_hide_named({ name })}
        className="min-h-11 rounded-control px-2 text-sm font-semibold text-brand hover:bg-brand-wash"
      >
        {hidden ? m.categories_show() : m.categories_hide()}
      </button>
    </form>
  )
}

/** Of one in which nothing is. */
export function DeleteForm({ category, form }: RowFormProps) {
  const { ref: _, ...props } = form.props
  return (
    <form {...props}>
      <Edited what="delete" category={category} />
      <button
        type="submit"
        aria-label={m.categories_delete_named({ name: category.name })}
        className={toolClass}
      >
        <Icon name="trash" />
      </button>
    </form>
  )
}

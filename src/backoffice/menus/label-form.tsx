import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { mostLabelLetters } from '#shop/content/menus/menu.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { targetName } from './item-name.ts'
import type { ShownItem, ShownMenu } from './shown-menu.ts'

interface LabelFormProps {
  menu: ShownMenu
  item: ShownItem
  form: PageForm
  title: string
}

/** What an entry is called in the menu, where that is not its own name. */
export function LabelForm({ menu: { place, version }, item, form, title }: LabelFormProps) {
  const { ref: _, ...props } = form.props
  const { to, label, labelBn } = item
  const isLink = to.startsWith('link:')
  const own = isLink ? undefined : targetName(item)
  const id = `label-${place}-${to}`
  return (
    <details className="min-w-0 flex-1 open:basis-full">
      <summary
        aria-label={m.menus_label_of({ title })}
        className="inline-flex min-h-11 cursor-pointer items-center px-2 text-sm font-semibold text-brand hover:underline"
      >
        {m.menus_label()}
      </summary>
      <form {...props} key={version} className="grid items-end gap-4 px-2 pb-2 sm:grid-cols-2">
        <input type="hidden" name="what" value="label" />
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="to" value={to} />
        <TextField
          id={`${id}-en`}
          name="label"
          label={m.menus_label_en()}
          lang="en"
          defaultValue={label ?? ''}
          placeholder={own}
          maxLength={mostLabelLetters}
          autoComplete="off"
          required={isLink}
          optional={!isLink}
        />
        <TextField
          id={`${id}-bn`}
          name="labelBn"
          label={m.menus_label_bn()}
          lang="bn"
          defaultValue={labelBn ?? ''}
          maxLength={mostLabelLetters}
          autoComplete="off"
          optional
        />
        <p className="text-sm text-ink-soft sm:col-span-2">{m.menus_label_hint()}</p>
        <Button type="submit" variant="quiet" className="justify-self-start">
          {m.form_save()}
        </Button>
      </form>
    </details>
  )
}

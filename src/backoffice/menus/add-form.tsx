import { m } from '#paraglide/messages.js'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { longestUrl, mostLabelLetters } from '#shop/content/menus/menu.ts'
import { Button } from '#ui/button.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'
import { targetName } from './item-name.ts'
import type { AddedField, MenuProblem } from './menu-schema.ts'
import { menuProblems, menuTroubles, placeNames } from './menu-words.ts'
import type { MenusResult } from './menus-action.ts'
import type { Choice, ShownMenu } from './shown-menu.ts'

interface AddFormProps {
  menu: ShownMenu
  answered: MenusResult | undefined
}

/** Puts a page, a category or a link of the merchant's own at the end of a menu. */
export function AddForm({ menu, answered }: AddFormProps) {
  const { place, version } = menu
  const form = useAddForm(menu, answered)
  return (
    <details open={answered ? true : undefined} className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand hover:underline">
        {m.menus_add()}
      </summary>
      <form
        {...form.props}
        key={version}
        aria-label={`${m.menus_add()}: ${placeNames[place]()}`}
        className="grid items-start gap-4 pt-2 sm:grid-cols-2"
      >
        <input type="hidden" name="what" value="add" />
        <input type="hidden" name="place" value={place} />
        <Target field={form.field('to')} choices={menu.choices} />
        <TextField
          {...form.field('href')}
          label={m.menus_href()}
          hint={m.menus_href_hint()}
          inputMode="url"
          maxLength={longestUrl}
          autoComplete="off"
          spellCheck={false}
          optional
        />
        <Labels form={form} />
        <div className="empty:hidden sm:col-span-2">
          <FormNotice trouble={form.trouble} words={menuTroubles} />
        </div>
        <Button type="submit" busy={form.isBusy} className="justify-self-start sm:col-span-2">
          {m.menus_add_button()}
        </Button>
      </form>
      <output className="text-sm font-medium empty:hidden">
        {form.isTaken && m.menus_added()}
      </output>
    </details>
  )
}

const useAddForm = ({ place }: ShownMenu, answered: MenusResult | undefined) =>
  usePageForm<AddedField, MenuProblem>({
    id: `add-${place}`,
    lastResult: answered,
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./menu-schema.ts')] as const
      const [{ checkBy }, { addedFormSchema }] = await Promise.all(load)
      return checkBy(addedFormSchema)
    },
    words: menuProblems,
  })

type AddingForm = ReturnType<typeof useAddForm>

interface TargetProps {
  field: ReturnType<AddingForm['field']>
  choices: ShownMenu['choices']
}

const Target = ({ field: { id, error, defaultValue = '' }, choices }: TargetProps) => (
  <Field id={id} label={m.menus_target()} error={error}>
    {(control) => (
      <Select {...control} name="to" defaultValue={defaultValue} required>
        <option value="">{m.menus_target_choose()}</option>
        <option value="link">{m.menus_target_link()}</option>
        <Choices title={m.menus_target_shop()} choices={choices.shop} />
        <Choices title={m.menus_target_pages()} choices={choices.pages} />
        <Choices title={m.menus_target_categories()} choices={choices.categories} />
      </Select>
    )}
  </Field>
)

const Labels = ({ form }: { form: AddingForm }) => (
  <>
    <TextField
      {...form.field('label')}
      label={m.menus_label_en()}
      hint={m.menus_label_hint()}
      lang="en"
      maxLength={mostLabelLetters}
      autoComplete="off"
      optional
    />
    <TextField
      {...form.field('labelBn')}
      label={m.menus_label_bn()}
      lang="bn"
      maxLength={mostLabelLetters}
      autoComplete="off"
      optional
    />
  </>
)

const Choices = ({ title, choices }: { title: string; choices: readonly Choice[] }) =>
  choices.length > 0 && (
    <optgroup label={title}>
      {choices.map((choice) => (
        <option key={choice.to} value={choice.to}>
          {targetName(choice)}
        </option>
      ))}
    </optgroup>
  )

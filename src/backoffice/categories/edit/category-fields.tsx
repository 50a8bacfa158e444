import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Field, Select, TextAreaField, TextField } from '#ui/field.tsx'
import type { CategoryProblem } from './category-schema.ts'
import type { EditedCategory, ParentOption } from './edited-category.ts'

export interface CategoryFieldsProps {
  category: EditedCategory | undefined
  /** Of a new one. */
  firstParent: string
  parents: readonly ParentOption[]
  shopUrl: string
  form: PageForm<CategoryProblem>
}

const longText = { rows: 4, maxLength: 2000, optional: true } as const

type TextName = 'name' | 'nameBn' | 'description' | 'descriptionBn' | 'slug'

/** Words of both languages beside each other, then where it stands and whether shoppers see it. */
export function CategoryFields(props: CategoryFieldsProps) {
  const { category, form, shopUrl } = props
  const field = (name: TextName) => {
    const { defaultValue = category?.[name] ?? '', ...rest } = form.field(name)
    return { ...rest, defaultValue, autoComplete: 'off' }
  }
  return (
    <>
      {category && <input type="hidden" name="version" value={category.version} />}
      <DashboardCard id="category-words" title={m.categories_words()}>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <TextField
            {...field('name')}
            label={m.editor_name_en()}
            lang="en"
            maxLength={120}
            required
          />
          <TextField
            {...field('nameBn')}
            label={m.editor_name_bn()}
            lang="bn"
            maxLength={120}
            optional
          />
          <TextAreaField
            {...field('description')}
            label={m.editor_description_en()}
            hint={m.categories_description_hint()}
            lang="en"
            {...longText}
          />
          <TextAreaField
            {...field('descriptionBn')}
            label={m.editor_description_bn()}
            lang="bn"
            {...longText}
          />
        </div>
      </DashboardCard>
      <DashboardCard id="category-place" title={m.categories_place()}>
        <div className="flex flex-col gap-5">
          <ParentField {...props} />
          <TextField
            {...field('slug')}
            label={m.editor_slug()}
            hint={<SlugHint slug={category?.slug} shopUrl={shopUrl} />}
            maxLength={200}
            spellCheck={false}
            optional={!category}
          />
          <HiddenField isHidden={category?.hidden ?? false} />
        </div>
      </DashboardCard>
    </>
  )
}

function ParentField({ category, firstParent, parents, form }: CategoryFieldsProps) {
  const { id, name, error, defaultValue } = form.field('parentId')
  return (
    <Field
      id={id}
      label={m.categories_parent()}
      hint={category && m.categories_parent_hint()}
      error={error}
    >
      {(control) => (
        <Select
          {...control}
          name={name}
          defaultValue={defaultValue ?? category?.parentId ?? firstParent}
        >
          <option value="">{m.categories_at_top()}</option>
          {parents.map((parent) => (
            <option key={parent.id} value={parent.id}>
              {parent.text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const SlugHint = ({ slug, shopUrl }: { slug: string | undefined; shopUrl: string }) =>
  slug === undefined ? (
    m.editor_slug_from_name()
  ) : (
    <>
      <span className="[overflow-wrap:anywhere]">{`${shopUrl}/shop/${slug}`}</span>
      <span className="block">{m.categories_slug_kept()}</span>
    </>
  )

const HiddenField = ({ isHidden }: { isHidden: boolean }) => (
  <div>
    <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
      <input
        type="checkbox"
        name="hidden"
        defaultChecked={isHidden}
        aria-describedby="category-hidden-hint"
        className="size-5 accent-brand"
      />
      {m.categories_hidden_field()}
    </label>
    <p id="category-hidden-hint" className="text-sm text-ink-soft">
      {m.categories_hidden_hint()}
    </p>
  </div>
)

import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { CategoryFields, type NamedCategory } from '../../attributes/edit/category-fields.tsx'
import { chosenIn, noneChosen, typedFrom } from './typed-categories.ts'
import type { TypedControl } from './typed-control.ts'

interface FurtherCategoriesProps {
  control: TypedControl
  /** Each before what stands in it. */
  tree: readonly NamedCategory[]
  /** Slug of the main one. */
  main: string
}

/** Which others it stands in, folded: most products stand in none. */
export function FurtherCategories({ control, tree, main }: FurtherCategoriesProps) {
  const { name, error, value, onChange } = control('furtherCategories')
  const chosen = chosenIn(value)
  const others = tree.filter(({ slug }) => slug !== main)
  const names = others
    .filter(({ slug }) => chosen.includes(slug))
    .map((one) => inLanguage(getLocale(), one.name, one.nameBn))
    .join(', ')
  const tick = (slug: string, isTicked: boolean) => {
    const rest = chosen.filter((one) => one !== slug)
    onChange({ target: { value: typedFrom(isTicked ? [...rest, slug] : rest) } })
  }
  return (
    <details
      open={error === undefined ? undefined : true}
      className="rounded-control border border-line px-4 py-3"
    >
      <summary className="cursor-pointer font-medium">
        {names === '' ? m.editor_further_categories() : m.editor_further_categories_some({ names })}
      </summary>
      {/* Sent also where nothing is ticked. */}
      <input type="hidden" name={name} value={noneChosen} />
      <div className="mt-6">
        <CategoryFields
          name={name}
          categories={others}
          chosen={chosen}
          onTick={tick}
          legend={m.editor_further_categories_hint()}
          error={error}
        />
      </div>
    </details>
  )
}

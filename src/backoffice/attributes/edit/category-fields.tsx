import { useId, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { FieldError, TextInput } from '#ui/field.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import type { EditedAttribute } from './edited-attribute.ts'

interface CategoryFieldsProps {
  categories: readonly NamedCategory[]
  /** Slugs, as they are stored or as a form sent them: one as a text. */
  chosen: unknown
  /** What it is for to choose one. */
  legend?: string
  /** In words that say what to do. */
  error?: string | undefined
  name?: string
  /** Where the caller keeps what is ticked; left out, the form does. */
  onTick?: ((slug: string, isTicked: boolean) => void) | undefined
}

/** So many are seen at a glance. */
const mostWithoutSearch = 12

export type NamedCategory = EditedAttribute['categories'][number]

/** What is not found is hidden, not gone: what is ticked stays ticked. */
const isFound = ({ name, nameBn }: NamedCategory, search: string) =>
  [name, nameBn ?? ''].some((one) => one.toLowerCase().includes(search.trim().toLowerCase()))

const inset: Readonly<Record<number, string>> = { 2: 'pl-8', 3: 'pl-16' }

/** Whose products are asked for it: what stands in a category goes with it. */
export function CategoryFields({
  categories,
  chosen,
  legend = m.attributes_categories_hint(),
  error,
  name = 'categories',
  onTick,
}: CategoryFieldsProps) {
  const errorId = useId()
  const [search, setSearch] = useState('')
  const isChosen = (slug: string) =>
    Array.isArray(chosen) ? chosen.includes(slug) : chosen === slug
  const isHidden = (category: NamedCategory) => !isFound(category, search)
  if (categories.length === 0)
    return <p className="text-ink-soft">{m.attributes_no_categories()}</p>
  return (
    <fieldset aria-describedby={error && errorId} className="@container min-w-0">
      <legend className="-mt-3 mb-3 text-ink-soft">{legend}</legend>
      {categories.length > mostWithoutSearch && (
        <TextInput
          type="search"
          aria-label={m.coupons_find_category()}
          placeholder={m.coupons_find_category()}
          value={search}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="mb-2 max-w-sm noscript:hidden"
        />
      )}
      {categories.every(isHidden) && (
        <p className="text-ink-soft">{m.coupons_no_category_fits()}</p>
      )}
      <ul className="gap-x-8 @lg:columns-2">
        {categories.map((category) => {
          const { slug, level } = category
          return (
            <li
              key={slug}
              hidden={isHidden(category)}
              className={`break-inside-avoid ${search === '' ? (inset[level] ?? '') : ''}`}
            >
              <CategoryBox {...{ category, name, onTick }} isChosen={isChosen(slug)} />
            </li>
          )
        })}
      </ul>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

interface CategoryBoxProps extends Pick<CategoryFieldsProps, 'onTick'> {
  category: NamedCategory
  name: string
  isChosen: boolean
}

function CategoryBox({ category, name, isChosen, onTick }: CategoryBoxProps) {
  const { slug } = category
  const text = inLanguage(getLocale(), category.name, category.nameBn)
  const ticked = onTick
    ? {
        checked: isChosen,
        onChange: ({ target }: { target: { checked: boolean } }) => onTick(slug, target.checked),
      }
    : { defaultChecked: isChosen }
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={slug}
        {...ticked}
        className="size-5 shrink-0 accent-brand"
      />
      <span lang={langOf(text)}>{text}</span>
    </label>
  )
}

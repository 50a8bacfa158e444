import { useRef, useState, type ComponentType, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { indented } from '#storefront/categories/category-tree.ts'
import type { Shell } from '#storefront/layout/shell.ts'
import type { FieldAttributes, SearchFieldProps, TakenOver } from './search-field.tsx'

/** A plain form that works by itself. At the first touch its field becomes one that shows matches while one types. */
export function SearchBox({ categories }: { categories: Shell['categories'] }) {
  const navigate = useNavigate()
  const [category, setCategory] = useState('')
  const [searches, setSearches] = useState(0)

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSearches(searches + 1)
    const words = new FormData(event.currentTarget).get('q')
    void navigate(searchPath(String(words ?? '').trim(), category))
  }

  return (
    <search>
      <form
        action={localPath('/shop')}
        onSubmit={search}
        className="flex h-12 items-stretch rounded-control border border-control-line bg-surface has-[input:focus]:outline-3 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-brand"
      >
        <div className="relative hidden shrink-0 border-r border-line text-sm md:flex">
          <select
            name="category"
            aria-label={m.search_category()}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
            className="w-40 cursor-pointer appearance-none rounded-control bg-transparent pr-8 pl-4 text-ink-soft"
          >
            <option value="">{m.search_all_categories()}</option>
            {categories.map((one) => (
              <option key={one.slug} value={one.slug}>
                {indented(one)}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
          />
        </div>
        <Field category={category} searches={searches} />
        <button
          type="submit"
          aria-label={m.search_submit()}
          className="grid w-12 shrink-0 place-items-center rounded-control text-brand hover:bg-brand-wash"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}

function searchPath(words: string, category: string): string {
  const path = localPath(category ? `/shop/${category}` : '/shop')
  return words ? `${path}?${new URLSearchParams({ q: words })}` : path
}

/** What was typed, and where the cursor stood, goes from the plain field to the one with matches. */
function Field(props: Pick<SearchFieldProps, 'category' | 'searches'>) {
  const plain = useRef<HTMLInputElement>(null)
  const composing = useRef(false)
  const [next, setNext] = useState<{ Loaded: ComponentType<SearchFieldProps>; taken: TakenOver }>()

  const load = () =>
    void import('./search-field.tsx').then(
      ({ SearchField }) => takeOver(SearchField),
      () => undefined,
    )

  function takeOver(Loaded: ComponentType<SearchFieldProps>) {
    const input = plain.current
    // Bangla is often written with a composing keyboard; a field must not be changed under it.
    if (composing.current)
      return input?.addEventListener('compositionend', () => takeOver(Loaded), { once: true })
    // In one step: a key pressed between looking at the old field and showing the new one would be lost.
    if (input) flushSync(() => setNext({ Loaded, taken: takeFrom(input) }))
  }

  const attributes: FieldAttributes = {
    'aria-label': m.search_label(),
    placeholder: m.search_placeholder(),
    className:
      'min-w-0 flex-1 rounded-control bg-transparent px-4 text-base outline-none placeholder:text-ink-faint',
    inputMode: 'search',
    enterKeyHint: 'search',
    autoComplete: 'off',
  }
  if (next) return <next.Loaded {...props} taken={next.taken} attributes={attributes} />
  return (
    <input
      {...attributes}
      ref={plain}
      type="text"
      name="q"
      onPointerEnter={load}
      onFocus={load}
      onCompositionStart={() => (composing.current = true)}
      onCompositionEnd={() => (composing.current = false)}
    />
  )
}

function takeFrom(input: HTMLInputElement): TakenOver {
  return {
    text: input.value,
    focused: document.activeElement === input,
    selection: [input.selectionStart ?? 0, input.selectionEnd ?? 0],
  }
}

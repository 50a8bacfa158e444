import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { SearchForm } from '#pages/list/list-search.tsx'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/field.tsx'
import { Page } from '../layout/page.tsx'
import { findSettings, sectionPath, sections, settingsPath, type FoundSection } from './sections.ts'

export const handle = {
  mayOpen: 'edit-settings',
  menu: { icon: 'sliders', text: m.settings_title, group: 'management' },
} satisfies PageHandle

/** There must be one, or on its way from page to page the browser would not ask, and nobody would be turned away. */
export const loader = () => null

/** All that the merchant sets of the shop (D27), found by what it is called and what it does. */
export default function SettingsPage() {
  const [query] = useSearchParams()
  const [typed, setTyped] = useState(query.get('q') ?? '')
  const found = findSettings(typed)
  return (
    <Page title={m.settings_title()} intro={m.settings_intro()}>
      <SearchForm action={localPath(settingsPath)} label={m.settings_search()} className="max-w-xl">
        <TextField
          id="settings-search"
          name="q"
          type="search"
          label={m.settings_search()}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
      </SearchForm>
      <output className="text-ink-soft empty:hidden">
        {found.length === 0 && m.settings_none_found({ typed })}
      </output>
      <ul className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {found.map((section) => (
          <SectionCard key={section.name} section={section} isSearch={typed.trim() !== ''} />
        ))}
      </ul>
    </Page>
  )
}

interface SectionCardProps {
  section: FoundSection
  isSearch: boolean
}

function SectionCard({ section: { name, entries }, isSearch }: SectionCardProps) {
  const { icon, title, intro } = sections[name]
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg font-semibold">
        <ShopLink
          to={sectionPath(name)}
          prefetch="intent"
          className="flex min-h-11 items-center gap-2 text-brand hover:underline"
        >
          <Icon name={icon} />
          {title()}
        </ShopLink>
      </h2>
      <p className="text-sm text-ink-soft">{intro()}</p>
      {/* On phones eleven lists would be nine screens. */}
      <ul className={`mt-2 flex flex-col ${isSearch ? '' : 'max-sm:hidden'}`}>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <ShopLink
              to={`${sectionPath(name)}#${id}`}
              className="flex min-h-11 items-center py-1 hover:text-brand hover:underline md:min-h-9"
            >
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

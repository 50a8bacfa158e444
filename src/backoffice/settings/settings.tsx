import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { languageOfPath } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { SearchForm } from '#pages/list/list-search.tsx'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/field.tsx'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/settings'
import { otherWords } from './other-words.ts'
import {
  findSettings,
  sectionGroups,
  sectionPath,
  sections,
  settingsPath,
  type FoundSection,
} from './sections.ts'

export const handle = {
  mayOpen: 'edit-settings',
  menu: { icon: 'sliders', text: m.settings_title, group: 'management' },
} satisfies PageHandle

export const loader = ({ url }: Route.LoaderArgs) => otherWords(languageOfPath(url.pathname))

/** All that the merchant sets of the shop (D27), found by what it is called and what it does. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const [typed, setTyped] = useState(query.get('q') ?? '')
  const found = findSettings(typed, loaderData)
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
      {typed.trim() === '' ? (
        sectionGroups.map(({ title, names }) => (
          <section key={names.join()} aria-label={title()} className="mb-6">
            <h2 className="mb-2 text-lg font-semibold">{title()}</h2>
            <Cards found={found.filter(({ name }) => names.includes(name))} />
          </section>
        ))
      ) : (
        <Cards found={found} isSearch />
      )}
    </Page>
  )
}

interface CardsProps {
  found: readonly FoundSection[]
  isSearch?: boolean
}

const Cards = ({ found, isSearch = false }: CardsProps) => (
  <ul className="-mb-4 gap-4 sm:columns-2 xl:columns-3">
    {found.map((section) => (
      <SectionCard key={section.name} section={section} isSearch={isSearch} />
    ))}
  </ul>
)

interface SectionCardProps {
  section: FoundSection
  isSearch: boolean
}

function SectionCard({ section: { name, entries }, isSearch }: SectionCardProps) {
  const { icon, title, intro, ...section } = sections[name]
  const shown = !isSearch && 'overview' in section ? section.overview() : entries
  // Under its group, or found by itself.
  const Heading = isSearch ? 'h2' : 'h3'
  return (
    <li className="mb-4 break-inside-avoid rounded-card border border-line bg-surface p-4">
      <Heading className="text-lg font-semibold">
        <ShopLink
          to={sectionPath(name)}
          prefetch="intent"
          className="flex min-h-11 items-center gap-2 text-brand hover:underline"
        >
          <Icon name={icon} />
          {title()}
        </ShopLink>
      </Heading>
      <p className="text-sm text-ink-soft">{intro()}</p>
      {/* On phones eleven lists would be nine screens. */}
      <ul className={`mt-2 flex flex-col ${isSearch ? '' : 'max-sm:hidden'}`}>
        {shown.map(({ id, label }) => (
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

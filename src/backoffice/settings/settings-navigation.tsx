import { m } from '#paraglide/messages.js'
import { ShopNavLink } from '#pages/shop-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { row } from '../layout/menu-list.tsx'
import { sectionGroups, sectionPath, sections } from './sections.ts'

/** From section to section, where there is room beside the form; on phones the way back leads to all of them. */
export function SettingsNavigation() {
  return (
    <nav aria-label={m.settings_sections()} className="sticky top-6 max-lg:hidden print:hidden">
      {sectionGroups.map(({ title, names }) => (
        <div key={names.join()} className="mb-4">
          <p className="px-3 pb-1 text-sm font-semibold text-ink-soft">{title()}</p>
          <ul className="flex flex-col gap-0.5">
            {names.map((name) => (
              <li key={name}>
                <ShopNavLink to={sectionPath(name)} prefetch="intent" className={row}>
                  <Icon name={sections[name].icon} />
                  <span className="min-w-0">{sections[name].title()}</span>
                </ShopNavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

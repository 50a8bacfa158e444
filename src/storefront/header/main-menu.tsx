import { m } from '#paraglide/messages.js'
import type { Shell } from '../layout/shell.ts'
import { MenuEntry } from './menu-entry.tsx'
import { CategoriesButton } from './categories/categories-button.tsx'

/** What is sold, the pages of the shop, and what the shop promises. */
export function MainMenu({ shell }: { shell: Pick<Shell, 'categories' | 'menus' | 'tagline'> }) {
  return (
    <div className="hidden border-t border-line md:block">
      <div className="page-width flex items-center gap-2">
        <div className="-ml-3">
          <CategoriesButton categories={shell.categories} />
        </div>
        <nav aria-label={m.header_main_menu()}>
          <ul className="flex">
            {shell.menus.header.map((link) => (
              <li key={link.path}>
                <MenuEntry
                  link={link}
                  isNavigation
                  className="inline-flex h-11 items-center border-b-2 border-transparent px-3 font-medium hover:text-brand aria-[current=page]:border-brand aria-[current=page]:text-brand"
                />
              </li>
            ))}
          </ul>
        </nav>
        <p className="ml-auto hidden truncate text-sm text-ink-soft lg:block">{shell.tagline}</p>
      </div>
    </div>
  )
}

import { m } from '#paraglide/messages.js'
import { ShopNavLink } from '../shop-link.tsx'
import { mainMenu } from '../site-pages.ts'

/** The pages of the shop, and what the shop promises. */
export function MainMenu({ tagline }: { tagline: string }) {
  return (
    <div className="hidden border-t border-line md:block">
      <div className="page-width flex items-center justify-between gap-6">
        <nav aria-label={m.header_main_menu()}>
          <ul className="-ml-3 flex">
            {mainMenu.map(({ path, text }) => (
              <li key={path}>
                <ShopNavLink
                  to={path}
                  end={path === '/'}
                  className="inline-flex h-11 items-center border-b-2 border-transparent px-3 font-medium hover:text-brand aria-[current=page]:border-brand aria-[current=page]:text-brand"
                >
                  {text()}
                </ShopNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="hidden truncate text-sm text-ink-soft lg:block">{tagline}</p>
      </div>
    </div>
  )
}

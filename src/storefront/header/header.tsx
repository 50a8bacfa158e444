import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import type { Shell } from '../layout/shell.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { LanguageLink, speaksTwo } from './language-link.tsx'
import { CartLink, WishlistLink } from './list-links.tsx'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { MenuButton } from './menu-button.tsx'
import { SearchBox } from './search/search-box.tsx'
import { TopStrip } from './top-strip.tsx'

/** On desktops the strip scrolls away and the rest stays; on phones all of it scrolls, and the bottom bar stays. */
export function Header({ shell }: { shell: Shell }) {
  return (
    <header className="z-30 border-b border-line bg-surface md:sticky md:-top-9">
      <TopStrip shell={shell} />
      <div className="page-width flex flex-wrap items-center gap-x-2 pt-1 pb-2 md:h-18 md:flex-nowrap md:gap-x-8 md:py-0">
        <MenuButton shell={shell} />
        <ShopLink to="/" className="mr-auto inline-flex h-13 items-center md:mr-0">
          <Logo of={shell} />
        </ShopLink>
        <div className="order-last w-full md:order-none md:w-auto md:flex-1">
          <SearchBox categories={shell.categories} />
        </div>
        <div className="flex items-center gap-1">
          {speaksTwo(shell) && (
            <LanguageLink className="grid h-11 min-w-16 place-items-center px-2 text-sm md:hidden" />
          )}
          <AccountLink
            account={m.header_account()}
            login={m.header_login_register()}
            icon={<Icon name="user" className="size-6" />}
            className="hidden h-11 items-center justify-end gap-2 rounded-control px-2 text-sm font-semibold whitespace-nowrap hover:bg-brand-wash hover:text-brand md:flex lg:min-w-42 max-lg:[&>span]:sr-only"
          />
          {/* On the narrowest phones it stands in the bottom bar alone. */}
          <span className="max-[22.4rem]:hidden">
            <WishlistLink />
          </span>
          <CartLink />
        </div>
      </div>
      <MainMenu shell={shell} />
    </header>
  )
}

import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { SignOutButton } from '#storefront/account/layout/sign-out-button.tsx'
import { LanguageLink } from '#storefront/header/language-link.tsx'
import { themes, type ChosenAppearance } from './appearance/appearance.ts'
import { helpDialog } from './dialogs.ts'
import { row } from './menu-list.tsx'
import { themeNames } from './appearance/theme-names.ts'

const ownPages = [
  { to: '/dashboard/profile', icon: 'user', text: m.account_profile },
  { to: '/dashboard/security', icon: 'shield', text: m.account_security },
  { to: '/dashboard/myOrder', icon: 'package', text: m.account_orders },
] as const

/** What belongs to the person and not to the shop: their account, how the back office looks to them, and the way out. */
export function PersonLinks({ appearance }: { appearance: ChosenAppearance }) {
  return (
    <>
      <ul>
        {ownPages.map(({ to, icon, text }) => (
          <li key={to}>
            <ShopLink to={to} className={row}>
              <Icon name={icon} />
              {text()}
            </ShopLink>
          </li>
        ))}
        <li>
          <ShopLink to="/" className={row}>
            <Icon name="shop" />
            {m.shell_visit_shop()}
          </ShopLink>
        </li>
      </ul>
      <div className="my-2 border-y border-line py-2">
        <ThemeChoice {...appearance} />
        <LanguageLink className={row} icon={<Icon name="globe" />} />
        <button type="button" className={`${row} w-full`} {...helpDialog.linkProps}>
          <Icon name="menu" />
          {m.shortcuts_title()}
          <kbd className="ml-auto rounded border border-line px-1.5 text-sm text-ink-soft">?</kbd>
        </button>
      </div>
      <SignOutButton className={`${row} w-full`} />
    </>
  )
}

function ThemeChoice({ theme: chosen, chooseTheme }: ChosenAppearance) {
  const name = useId()
  return (
    <fieldset className="px-3 pb-2">
      <legend className="text-sm text-ink-soft">{m.shell_theme()}</legend>
      <div className="mt-1 flex rounded-control border border-control-line">
        {themes.map((theme) => (
          <label
            key={theme}
            className="relative flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-control px-2 text-center text-sm has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {themeNames[theme]()}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { Icon } from '#ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { CurrencyLabel } from '../location/currency-label.tsx'
import { trackingModal } from '../layout/overlays.ts'
import type { Shell } from '../layout/shell.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { LanguageLink, speaksTwo } from './language-link.tsx'

const link = 'inline-flex h-9 items-center gap-1.5 hover:text-brand'

/** Who and where the shop is, and the quiet links. Desktops only: phones have these in menu and footer. */
export function TopStrip({ shell }: { shell: Shell }) {
  return (
    <div className="hidden border-b border-line text-sm text-ink-soft md:block">
      <div className="page-width flex h-9 items-center justify-between gap-6">
        <ul aria-label={m.header_shop_info()} className="flex min-w-0 items-center gap-6">
          {shell.headerPhone && (
            <li>
              <a href={`tel:${shell.headerPhone}`} className={`${link} tabular whitespace-nowrap`}>
                <Icon name="phone" className="size-4" />
                {formatPhone(shell.headerPhone, getLocale())}
              </a>
            </li>
          )}
          {shell.headerEmail && (
            <li>
              <a href={`mailto:${shell.headerEmail}`} className={link}>
                <Icon name="mail" className="size-4" />
                {shell.headerEmail}
              </a>
            </li>
          )}
          {shell.headerAddress && (
            <li className="hidden items-center gap-1.5 truncate lg:flex">
              <Icon name="pin" className="size-4" />
              {shell.headerAddress}
            </li>
          )}
        </ul>
        <ul aria-label={m.header_quick_links()} className="flex shrink-0 items-center gap-5">
          <li>
            <ShopLink to="/order-tracking" className={link} {...trackingModal.linkProps}>
              <Icon name="truck" className="size-4" />
              {m.header_order_tracking()}
            </ShopLink>
          </li>
          {speaksTwo(shell) && (
            <li>
              <LanguageLink className={link} />
            </li>
          )}
          <li>
            <CurrencyLabel className={link} />
          </li>
          <li>
            <AccountLink
              account={m.header_account()}
              login={m.header_login()}
              // As wide as the longest of what may stand here.
              className={`${link} min-w-16 justify-end`}
            />
          </li>
        </ul>
      </div>
    </div>
  )
}

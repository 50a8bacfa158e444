import { Tabs } from '@base-ui/react/tabs'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { OnDemandProps } from '#ui/on-demand.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { CurrencyLabel } from '../location/currency-label.tsx'
import { trackingModal } from '../layout/overlays.ts'
import { MenuEntry } from './menu-entry.tsx'
import type { Shell } from '../layout/shell.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { SideSheet } from '../layout/side-sheet.tsx'
import { LanguageLink, speaksTwo } from './language-link.tsx'

const row = 'flex min-h-12 w-full items-center gap-3 px-4 font-medium hover:bg-brand-wash'
const tab =
  'flex-1 min-h-12 border-b-2 border-transparent font-semibold text-ink-soft data-active:border-brand data-active:text-brand'

/** By level. */
const inset: Readonly<Record<number, string>> = {
  2: 'pl-5 font-normal',
  3: 'pl-10 font-normal text-ink-soft',
}

/** Two tabs, as specified: what is sold, and where things are. */
export function MobileMenu({ shell, open, onClose }: OnDemandProps & { shell: Shell }) {
  return (
    <SideSheet side="left" title={m.header_menu()} open={open} onClose={onClose}>
      <Tabs.Root defaultValue="categories" className="flex min-h-0 flex-1 flex-col">
        <Tabs.List className="flex border-b border-line">
          <Tabs.Tab value="categories" className={tab}>
            {m.header_categories()}
          </Tabs.Tab>
          <Tabs.Tab value="menu" className={tab}>
            {m.header_main_menu()}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="categories" className="min-h-0 flex-1 overflow-y-auto py-2">
          <ul>
            {shell.categories.map(({ slug, name, level }) => (
              <li key={slug}>
                <ShopLink to={`/shop/${slug}`} onClick={onClose} className={row}>
                  <span lang={langOf(name)} className={`flex-1 ${inset[level] ?? ''}`}>
                    {name}
                  </span>
                  <Icon name="chevron-right" className="size-4 text-ink-faint" />
                </ShopLink>
              </li>
            ))}
          </ul>
        </Tabs.Panel>
        <Tabs.Panel value="menu" className="min-h-0 flex-1 overflow-y-auto py-2">
          <PagesAndContact shell={shell} onClose={onClose} />
        </Tabs.Panel>
      </Tabs.Root>
    </SideSheet>
  )
}

function PagesAndContact({ shell, onClose }: { shell: Shell; onClose: () => void }) {
  function track() {
    onClose()
    trackingModal.open()
  }
  return (
    <ul>
      {shell.menus.header.map((link) => (
        <li key={link.path}>
          <MenuEntry link={link} onClick={onClose} className={row} />
        </li>
      ))}
      <li className="mt-2 border-t border-line pt-2">
        <button type="button" onClick={track} className={row}>
          <Icon name="truck" className="text-brand" />
          {m.header_order_tracking()}
        </button>
      </li>
      {shell.headerPhone && (
        <Contact
          icon="phone"
          href={`tel:${shell.headerPhone}`}
          text={formatPhone(shell.headerPhone, getLocale())}
        />
      )}
      {shell.headerEmail && (
        <Contact icon="mail" href={`mailto:${shell.headerEmail}`} text={shell.headerEmail} />
      )}
      {shell.headerAddress && (
        <li className={row}>
          <Icon name="pin" className="text-brand" />
          {shell.headerAddress}
        </li>
      )}
      <li>
        <CurrencyLabel className={row} icon={<Icon name="cash" className="text-brand" />} />
      </li>
      {speaksTwo(shell) && (
        <li>
          <LanguageLink className={row} icon={<Icon name="globe" className="text-brand" />} />
        </li>
      )}
    </ul>
  )
}

function Contact({ icon, href, text }: { icon: IconName; href: string; text: string }) {
  return (
    <li>
      <a href={href} className={row}>
        <Icon name={icon} className="text-brand" />
        {text}
      </a>
    </li>
  )
}

import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { Icon } from '#ui/icon.tsx'
import type { MenuLink } from '#shop/content/menus/show-menus.ts'
import { Logo } from '../header/logo.tsx'
import { Compliance } from './compliance.tsx'
import { MenuEntry } from '../header/menu-entry.tsx'
import type { Shell } from './shell.ts'
import { ShopLink } from '#pages/shop-link.tsx'

const link = 'inline-flex min-h-11 items-center gap-2 hover:text-brand'

export function Footer({ shell }: { shell: Shell }) {
  return (
    <footer className="border-t border-line bg-surface">
      <div className="page-width grid gap-x-12 gap-y-8 py-10 sm:grid-cols-3 md:grid-cols-[1.4fr_1fr_1fr_1.2fr] md:py-14">
        <div className="sm:max-md:col-span-full">
          <ShopLink to="/" className="inline-flex">
            <Logo of={shell} />
          </ShopLink>
          <p className="mt-4 max-w-xs text-ink-soft">{shell.tagline}</p>
          <p className="mt-4 flex max-w-xs gap-2.5">
            <Icon name="shield" className="mt-0.5 text-brand" />
            <span>{m.footer_authentic()}</span>
          </p>
        </div>
        <Links shell={shell} />
        <Contact shell={shell} />
      </div>
      <Copyright shell={shell} />
    </footer>
  )
}

/** Also what the menu button of phones leads to without JavaScript. */
function Links({ shell }: { shell: Shell }) {
  return (
    <nav
      id="all-links"
      aria-label={m.footer_pages()}
      className="grid grid-cols-2 gap-x-12 sm:col-span-2"
    >
      <Entries title={m.header_categories()} links={shell.menus['footer-goods']} />
      <Entries title={m.footer_pages()} links={shell.menus['footer-pages']} />
    </nav>
  )
}

/** A menu in which nothing stands is not there. */
function Entries({ title, links }: { title: string; links: readonly MenuLink[] }) {
  if (links.length === 0) return null
  return (
    <Column title={title}>
      {links.map((one) => (
        <li key={one.path}>
          <MenuEntry link={one} className={link} />
        </li>
      ))}
    </Column>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 font-semibold">{title}</h2>
      <ul className="text-ink-soft">{children}</ul>
    </div>
  )
}

/** What the merchant has not set is not there (D27). */
function Contact({ shell }: { shell: Shell }) {
  const { footerAddress, mapLink, infoEmail, footerPhone } = shell
  return (
    <div>
      {(footerAddress || mapLink || infoEmail || footerPhone) && (
        <Column title={m.footer_contact()}>
          {footerAddress && (
            <li className="flex gap-2 py-2">
              <Icon name="pin" className="mt-0.5" />
              {footerAddress}
            </li>
          )}
          {mapLink && (
            <li>
              <a href={mapLink} className={link} target="_blank" rel="noreferrer">
                <Icon name="external" />
                {m.footer_map()}
              </a>
            </li>
          )}
          {infoEmail && (
            <li>
              <a href={`mailto:${infoEmail}`} className={link}>
                <Icon name="mail" />
                {infoEmail}
              </a>
            </li>
          )}
          {footerPhone && (
            <li>
              <a href={`tel:${footerPhone}`} className={`${link} tabular`}>
                <Icon name="phone" />
                {formatPhone(footerPhone, getLocale())}
              </a>
            </li>
          )}
        </Column>
      )}
      <Social social={shell.social} />
    </div>
  )
}

const networks = [
  { name: 'facebook', text: 'Facebook' },
  { name: 'youtube', text: 'YouTube' },
  { name: 'whatsapp', text: 'WhatsApp' },
  { name: 'pinterest', text: 'Pinterest' },
] as const

/** One that is not set is no dead link (D27). */
function Social({ social }: { social: Shell['social'] }) {
  const set = networks.filter(({ name }) => social[name])
  if (set.length === 0) return null
  return (
    <ul aria-label={m.footer_follow()} className="mt-2 -ml-2.5 flex text-ink-soft">
      {set.map(({ name, text }) => (
        <li key={name}>
          <a
            href={social[name]}
            target="_blank"
            rel="noreferrer"
            aria-label={text}
            className="grid size-11 place-items-center rounded-control hover:bg-brand-wash hover:text-brand"
          >
            <Icon name={name} className="size-6" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Copyright({ shell }: { shell: Shell }) {
  const { name, link: url } = shell.developer
  const year = new Intl.NumberFormat(getLocale(), { useGrouping: false }).format(shell.year)
  return (
    <div className="border-t border-line text-sm text-ink-soft">
      <p className="page-width flex flex-wrap gap-x-6 gap-y-1 py-4 pr-20!">
        <span>{m.footer_copyright({ year, shop: shell.shopName })}</span>
        {shell.tradeLicence && (
          <span>{m.footer_trade_licence({ number: shell.tradeLicence })}</span>
        )}
        {shell.dbid && <span>{m.footer_dbid({ number: shell.dbid })}</span>}
        <Compliance compliance={shell.compliance} />
        {name && (
          <span>
            {m.footer_developed_by()}{' '}
            {url ? (
              <a href={url} className="underline hover:text-brand">
                {name}
              </a>
            ) : (
              name
            )}
          </span>
        )}
      </p>
    </div>
  )
}

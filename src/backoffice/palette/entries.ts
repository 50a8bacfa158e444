import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import type { MenuEntry } from '#pages/site-map.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import type { IconName } from '#ui/icon.tsx'
import { categoriesPath, newCategoryPath } from '../categories/category-paths.ts'
import { newOrderPath, ordersPath } from '../orders/orders-href.ts'
import { newProductPath, productPath, productsPath } from '../product-details/product-paths.ts'
import { listHref } from '#pages/list/list-query.ts'
import { findSettings, sectionPath, sections, settingsPath } from '../settings/sections.ts'
import type { Found } from './found.ts'

/** Something that the palette leads to. */
export interface Entry {
  /** Without language; each stands once. */
  to: string
  icon: IconName
  text: string
  more?: string
  /** What it does, where it leads to no other page. */
  act?: () => void
}

export interface Group {
  /** Its title. */
  value: string
  items: Entry[]
}

/** What fits the typed text: what the shop found, then pages and lists that can be searched for it. Groups without entries are left out. */
export function groupsFor(
  menu: readonly MenuEntry[],
  typed: string,
  found: Found,
  looks: readonly Entry[] = [],
): Group[] {
  const words = typed.toLocaleLowerCase()
  return [
    { value: m.palette_orders(), items: found.orders.map(orderEntry) },
    { value: m.palette_customers(), items: found.customers.map(customerEntry) },
    { value: m.palette_products(), items: found.products.map(productEntry) },
    {
      value: m.palette_pages(),
      items: [
        ...pagesOf(menu).filter(({ text }) => text.toLocaleLowerCase().includes(words)),
        ...(typed === '' ? [] : settingsFor(menu, typed)),
      ],
    },
    {
      value: m.palette_actions(),
      items: [
        ...[...actionsOf(menu), ...(typed === '' ? [] : looks)].filter(({ text }) =>
          text.toLocaleLowerCase().includes(words),
        ),
        ...(typed === '' ? [] : searchesFor(menu, typed)),
      ],
    },
  ].filter(({ items }) => items.length > 0)
}

const orderEntry = ({ orderId, fullName, phone, status }: Found['orders'][number]): Entry => ({
  to: `/dashboard/order-details/${orderId}`,
  icon: 'package',
  text: [orderId, fullName, phone && formatPhone(phone, getLocale())].filter(Boolean).join(' · '),
  more: statusName(status),
})

const customerEntry = ({ id, name, phone, email }: Found['customers'][number]): Entry => ({
  to: `/dashboard/customers/${id}`,
  icon: 'user',
  text: [name !== phone && name, phone && formatPhone(phone, getLocale())]
    .filter(Boolean)
    .join(' · '),
  ...(email !== null && { more: email }),
})

const productEntry = ({ id, name, nameBn, sku }: Found['products'][number]): Entry => ({
  to: productPath(id),
  icon: 'shop',
  text: inLanguage(getLocale(), name, nameBn),
  more: sku,
})

/** Those of the role, and those of the person's own account. */
const pagesOf = (menu: readonly MenuEntry[]): Entry[] => [
  ...menu.map(({ to, icon, text }) => ({ to, icon, text })),
  { to: '/dashboard/profile', icon: 'user', text: m.account_profile() },
  { to: '/dashboard/security', icon: 'shield', text: m.account_security() },
  { to: '/dashboard/myOrder', icon: 'package', text: m.account_orders() },
  { to: '/', icon: 'shop', text: m.shell_visit_shop() },
]

/** Sections by their titles and by the settings in them. */
const settingsFor = (menu: readonly MenuEntry[], typed: string): Entry[] =>
  menu.some(({ to }) => to === settingsPath)
    ? findSettings(typed).map(({ name }) => ({
        to: sectionPath(name),
        icon: sections[name].icon,
        text: sections[name].title(),
        more: m.settings_title(),
      }))
    : []

const creations = [
  { list: ordersPath, to: newOrderPath, text: m.new_order_title },
  { list: productsPath, to: newProductPath, text: m.editor_new },
  { list: categoriesPath, to: newCategoryPath(), text: m.categories_new },
] as const

/** Staff who see orders take them down; so it is with products. */
const actionsOf = (menu: readonly MenuEntry[]): Entry[] =>
  creations.flatMap(({ list, to, text }) =>
    menu.some((page) => page.to === list) ? [{ to, icon: 'plus', text: text() }] : [],
  )

const searches: Readonly<Record<string, (typed: { q: string }) => string>> = {
  '/dashboard/orders': m.palette_search_orders,
  '/dashboard/customers': m.palette_search_customers,
  '/dashboard/products': m.palette_search_products,
  '/dashboard/users': m.palette_search_users,
}

const searchesFor = (menu: readonly MenuEntry[], q: string): Entry[] =>
  menu.flatMap(({ to }) => {
    const text = searches[to]
    return text ? [{ to: listHref(to, { q }), icon: 'search', text: text({ q }) }] : []
  })

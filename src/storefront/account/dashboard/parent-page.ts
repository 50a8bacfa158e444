import { m } from '#paraglide/messages.js'

const lists: Record<string, () => string> = {
  '/dashboard/myOrder': m.account_orders,
  '/dashboard/addresses': m.addresses_title,
  '/dashboard/security': m.account_security,
  '/dashboard/users': m.users_title,
  '/dashboard/outbox': m.outbox_title,
}

/** Where a page of the account leads back to: one of many to its list, all others to the first page. */
export function parentPage(path: string): { to: string; text: () => string } {
  const to = Object.keys(lists).find((list) => path.includes(`${list}/`))
  const text = to && lists[to]
  return to && text ? { to, text } : { to: '/dashboard', text: m.header_my_account }
}

import { may, permissions, type Permission } from '#shop/identity/roles/policy.ts'

/** `signed-in`: whoever has a session that stands. A permission: those of them whose role has it (#shop/identity/roles/policy.ts). */
export type Opening = 'anyone' | 'signed-in' | Permission

/**
 * Who may open each page and send its forms, by its address in src/routes.ts; the same in every language. One middleware
 * reads it before any loader or action (account/admit.ts). A page that is not here is refused to everybody.
 */
const openings: Readonly<Record<string, Opening>> = {
  '/': 'anyone',
  '/shop/:category?': 'anyone',
  '/product/:product': 'anyone',
  '/cart': 'anyone',
  '/checkout': 'anyone',
  '/ordered': 'anyone',
  '/wishlist': 'anyone',
  '/compare': 'anyone',
  '/about-us': 'anyone',
  '/blog': 'anyone',
  '/blog/:article': 'anyone',
  '/contact-us': 'anyone',
  '/contact-us/sent': 'anyone',
  '/newsletter': 'anyone',
  '/newsletter/subscribed': 'anyone',
  '/order-tracking': 'anyone',
  '/owner': 'anyone',
  '/login': 'anyone',
  '/login/code': 'anyone',
  '/register': 'anyone',
  '/forgotten-password': 'anyone',
  '/reset-password': 'anyone',
  '/verify-email': 'anyone',
  '/account-deleted': 'anyone',
  '/whats-app': 'anyone',
  '/*': 'anyone',
  '/secret': 'signed-in',
  '/dashboard': 'signed-in',
  '/dashboard/myOrder': 'signed-in',
  '/dashboard/myOrder/:order': 'signed-in',
  '/dashboard/cart': 'signed-in',
  '/dashboard/wishlist': 'signed-in',
  '/dashboard/addresses': 'signed-in',
  '/dashboard/addresses/:address': 'signed-in',
  '/dashboard/profile': 'signed-in',
  '/dashboard/security': 'signed-in',
  '/dashboard/security/second-factor': 'signed-in',
  '/dashboard/users': 'see-users',
  '/dashboard/users/:user': 'manage-users',
  '/dashboard/audit': 'read-audit',
  '/dashboard/outbox': 'read-outbox',
  '/dashboard/outbox/:mail': 'read-outbox',
  '/dashboard/not-available': 'signed-in',
  '/dashboard/*': 'signed-in',
}

/** Nothing where nobody has said it. */
export function whoMayOpen(pattern: string): Opening | undefined {
  const address = `/${pattern}`.replace(/^\/+(bn(?=\/|$))?\/*/, '/')
  return Object.hasOwn(openings, address) ? openings[address] : undefined
}

/** The pages that somebody opens because they work for the shop: for the menu. */
export function staffPagesOf(actor: Parameters<typeof may>[0]): string[] {
  return Object.keys(openings).filter((address) => {
    const permission = permissions.find((each) => each === openings[address])
    return permission !== undefined && may(actor, permission)
  })
}

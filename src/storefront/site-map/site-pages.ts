import { m } from '#paraglide/messages.js'

/** The pages that are there. A link to any other page is not shown; a page that comes later joins here. */
const openPages: ReadonlySet<string> = new Set([
  '/',
  '/shop',
  '/cart',
  '/checkout',
  '/order-tracking',
  '/wishlist',
  '/compare',
  '/about-us',
  '/blog',
  '/contact-us',
  '/login',
  '/dashboard',
])

export const isOpenPage = (path: string): boolean => openPages.has(path)

/** The main menu of the specification (2), in its order. */
const menu = [
  { path: '/', text: m.header_home },
  { path: '/shop', text: m.header_shop },
  { path: '/about-us', text: m.header_about_us },
  { path: '/blog', text: m.header_blogs },
  { path: '/contact-us', text: m.header_contact_us },
  { path: '/dashboard', text: m.header_my_account },
]

export const mainMenu = menu.filter(({ path }) => isOpenPage(path))

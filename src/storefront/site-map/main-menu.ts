import { m } from '#paraglide/messages.js'

/** The main menu of the specification (2), in its order. */
export const mainMenu = [
  { path: '/', text: m.header_home },
  { path: '/shop', text: m.header_shop },
  { path: '/about-us', text: m.header_about_us },
  { path: '/blog', text: m.header_blogs },
  { path: '/contact-us', text: m.header_contact_us },
  { path: '/dashboard', text: m.header_my_account },
]

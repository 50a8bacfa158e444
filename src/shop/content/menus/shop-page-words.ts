import { m } from '#paraglide/messages.js'
import type { Language } from '#platform/language.ts'
import type { ShopPage } from './menu.ts'

/** What the shop calls its own pages in menus (spec 2). For servers: a browser has the words of its own language alone. */
export const shopPageWords = (locale: Language): Record<ShopPage, string> => ({
  home: m.header_home({}, { locale }),
  shop: m.header_shop({}, { locale }),
  'about-us': m.header_about_us({}, { locale }),
  blog: m.header_blogs({}, { locale }),
  'contact-us': m.header_contact_us({}, { locale }),
  account: m.header_my_account({}, { locale }),
  'order-tracking': m.header_order_tracking({}, { locale }),
})

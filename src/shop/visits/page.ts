import type { Language } from '#platform/language.ts'

/** A page of the shop as it is counted: the same in both languages, without what stands behind it in the URL. */
export interface CountedPage {
  language: Language
  /** As in English. Empty where the shop can have no such page. */
  page: string
}

const fixed = new Set([
  '/',
  '/shop',
  '/cart',
  '/checkout',
  '/ordered',
  '/wishlist',
  '/compare',
  '/about-us',
  '/blog',
  '/contact-us',
  '/contact-us/sent',
  '/newsletter',
  '/order-tracking',
  '/login',
  '/register',
  '/forgotten-password',
  '/whats-app',
])

/** Under these stands one name more: of a product, a category, an article, a page of the merchant. */
const folders = new Set(['product', 'shop', 'blog', 'pages'])

/** The step to an order that a page is. */
export const checkoutPage = '/checkout'
export const productPages = '/product/'

const longestName = 150

/** What nobody counts: what is of one person, and of those who work for the shop. */
export const isCounted = (path: string): boolean =>
  !/^\/(bn\/)?(dashboard|owner|secret|api)(\/|$)/.test(path)

export function pageOf(path: string): CountedPage {
  const parts = path.split('/').filter(Boolean)
  const language = parts[0] === 'bn' ? 'bn' : 'en'
  if (language === 'bn') parts.shift()
  const page = `/${parts.join('/')}`
  if (fixed.has(page)) return { language, page }
  const [folder = '', name = ''] = parts
  const slug = parts.length === 2 && folders.has(folder) && readName(name)
  return { language, page: slug ? `/${folder}/${slug}` : '' }
}

/** Addresses are written with %; people read letters. */
function readName(name: string): string {
  try {
    const read = decodeURIComponent(name).normalize('NFC')
    return read.length > longestName || /[\p{C}/]/u.test(read) ? '' : read
  } catch {
    return ''
  }
}

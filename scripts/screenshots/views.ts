import type { Page } from '@playwright/test'
import { goodsIn, type ShelfGoods } from '../shelf-goods.ts'

/** One picture of each size and language. */
export interface View {
  /** Without language. */
  path: string
  /** What the browser keeps when the shopper comes: the cart, the wishlist, what is compared. */
  kept?: (goods: readonly ShelfGoods[]) => Record<string, unknown[]>
  /** What the shopper does before the picture is taken. Links are found by where they lead: pages speak two languages. */
  act?: (page: Page) => Promise<void>
  /** The window only, not the whole page: for what lies over it. */
  window?: boolean
  /** Only in windows of at least, or at most, this many pixels. */
  from?: number
  upTo?: number
}

const keep = (count: number) => (goods: readonly ShelfGoods[]) => ({
  cart: goodsIn(goods, count),
  wishlist: goodsIn(goods, count),
  compare: goodsIn(goods, Math.min(count, 4)),
})

const focusOn = (selector: string) => (page: Page) => page.locator(selector).first().focus()

const inHeader = (path: string) => `header a[href$="${path}"]:visible`

export const views: Record<string, View> = {
  home: { path: '/' },
  shop: { path: '/shop' },
  'shop-category': { path: '/shop/electronics' },
  'shop-filters': {
    path: '/shop?stock=in&min=500',
    act: async (page) => {
      const fold = page.locator('main summary:visible').first()
      if (await fold.isVisible()) await fold.click()
    },
  },
  'shop-nothing-found': { path: '/shop?q=zzzz' },
  product: { path: '/product/bifold-leather-wallet' },
  cart: { path: '/cart', kept: keep(3) },
  'cart-empty': { path: '/cart' },
  'cart-of-twenty': { path: '/cart', kept: keep(20) },
  'cart-drawer': {
    path: '/',
    kept: keep(3),
    act: (page) => page.locator(inHeader('/cart')).first().click(),
    window: true,
  },
  checkout: { path: '/checkout', kept: keep(2) },
  'checkout-mistakes': {
    path: '/checkout',
    kept: keep(2),
    act: (page) => page.locator('button[type=submit]:visible').last().click(),
  },
  'checkout-empty': { path: '/checkout' },
  ordered: { path: '/ordered' },
  wishlist: { path: '/wishlist', kept: keep(5) },
  'wishlist-empty': { path: '/wishlist' },
  compare: { path: '/compare', kept: keep(3) },
  'compare-empty': { path: '/compare' },
  'about-us': { path: '/about-us' },
  blog: { path: '/blog' },
  article: { path: '/blog/choosing-a-pressure-cooker' },
  'contact-us': { path: '/contact-us' },
  'contact-us-mistakes': {
    path: '/contact-us',
    act: (page) => page.locator('main button[type=submit]').first().click(),
  },
  'order-tracking': { path: '/order-tracking' },
  'whats-app': { path: '/whats-app' },
  'not-found': { path: '/no-such-page' },
  offline: { path: '/offline' },
  search: {
    path: '/',
    act: async (page) => {
      await page.locator('header input[name=q]:visible').first().pressSequentially('lea')
      await page.getByRole('option').first().waitFor()
    },
    window: true,
  },
  menu: {
    path: '/',
    act: (page) => page.locator('header a[href="#all-links"]').click(),
    window: true,
    upTo: 768,
  },
  'categories-menu': {
    path: '/',
    act: (page) => page.locator('header nav a[href$="/shop"]').first().hover(),
    window: true,
    from: 769,
  },
  keyboard: { path: '/', act: focusOn('header a[href$="/cart"]:visible'), window: true },
}

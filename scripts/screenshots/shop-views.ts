import { listItems, type ListedProduct } from './listed-products.ts'
import { placeOrder } from './place-order.ts'
import type { View } from './view.ts'
import {
  dialog,
  focusOn,
  inHeader,
  inTurn,
  menuButton,
  oneOfTheList,
  openTracking,
  press,
  rest,
  searchField,
  see,
  type,
  typeTrackingId,
} from './acts.ts'

const keep = (count: number) => (products: readonly ListedProduct[]) => ({
  cart: listItems(products, count),
  wishlist: listItems(products, count),
  compare: listItems(products, Math.min(count, 4)),
  'recently-viewed': listItems(products.slice(5), Math.min(count, 8)),
})

/** Put in when they cost less. */
const keepOld = (products: readonly ListedProduct[]) => ({
  cart: listItems(products, 3).map((item, index) =>
    index < 2 ? { ...item, price: 55, discountPrice: 0 } : item,
  ),
})

export const shopViews: Record<string, View> = {
  home: { path: '/' },
  'home-bare': { path: '/', shelf: 'bare' },
  'home-one': { path: '/', shelf: 'one' },
  'home-odd': { path: '/', shelf: 'odd' },
  shop: { path: '/shop' },
  'shop-bare': { path: '/shop', shelf: 'bare' },
  'shop-one': { path: '/shop', shelf: 'one' },
  'shop-odd': { path: '/shop', shelf: 'odd' },
  'shop-filters': {
    path: '/shop?stock=in&min=500',
    act: async (page) => {
      const fold = page.locator('main summary:visible').first()
      if (await fold.isVisible()) await fold.click()
    },
  },
  'shop-nothing-found': { path: '/shop?q=zzzz' },
  product: { path: '/product/bifold-leather-wallet', stored: keep(3) },
  'product-window': { path: '/product/bifold-leather-wallet', window: true },
  'product-zoom': {
    path: '/product/bifold-leather-wallet',
    act: inTurn(press('main a[href*=".webp"]'), see(dialog)),
    window: true,
  },
  'product-reviews': { path: '/product/bifold-leather-wallet/reviews' },
  'product-questions': { path: '/product/bifold-leather-wallet/questions' },
  'review-phone': { path: '/review/abcdefghjk' },
  'product-plain': { path: '/product/plain', shelf: 'odd' },
  'product-long': { path: '/product/long-name', shelf: 'odd' },
  'product-word': { path: '/product/one-word', shelf: 'odd' },
  'product-options': { path: '/product/many-options', shelf: 'odd' },
  'product-sold-out': { path: '/product/sold-out', shelf: 'odd' },
  'product-deal': { path: '/product/deal', shelf: 'odd' },
  cart: { path: '/cart', stored: keep(3) },
  'cart-empty': { path: '/cart' },
  'cart-of-twenty': { path: '/cart', stored: keep(20) },
  'cart-odd': { path: '/cart', stored: keep(6), shelf: 'odd' },
  'cart-changed': { path: '/cart', stored: keepOld },
  drawer: {
    path: '/',
    stored: keep(3),
    act: inTurn(press(inHeader('/cart')), see(dialog)),
    window: true,
  },
  'drawer-empty': {
    path: '/',
    act: inTurn(press(inHeader('/cart')), see(dialog)),
    window: true,
  },
  'drawer-odd': {
    path: '/about-us',
    shelf: 'odd',
    stored: keep(6),
    act: inTurn(press(inHeader('/cart')), see(dialog)),
    window: true,
  },
  checkout: { path: '/checkout', stored: keep(2) },
  'checkout-window': { path: '/checkout', stored: keep(2), window: true },
  'checkout-odd': { path: '/checkout', stored: keep(6), shelf: 'odd' },
  'checkout-changed': { path: '/checkout', stored: keepOld },
  'checkout-mistakes': {
    path: '/checkout',
    stored: keep(2),
    act: press('button[type=submit]:visible >> nth=-1'),
  },
  'checkout-picker': {
    path: '/checkout',
    stored: keep(2),
    act: inTurn(
      press('input[id*=district]'),
      see('input[role=combobox][id*=district]'),
      type('input[role=combobox][id*=district]', 'ra'),
      see(oneOfTheList),
    ),
    window: true,
  },
  'checkout-empty': { path: '/checkout' },
  ordered: {
    path: '/ordered',
    stored: async (products, origin) => ({
      'last-order': { order: await placeOrder(origin, products), isTracked: true, bought: [] },
    }),
  },
  'ordered-none': { path: '/ordered' },
  wishlist: { path: '/wishlist', stored: keep(5) },
  'wishlist-odd': { path: '/wishlist', stored: keep(6), shelf: 'odd' },
  'wishlist-empty': { path: '/wishlist' },
  compare: { path: '/compare', stored: keep(3) },
  'compare-odd': { path: '/compare', stored: keep(6), shelf: 'odd' },
  'compare-empty': { path: '/compare' },
  'about-us': { path: '/about-us' },
  blog: { path: '/blog' },
  article: { path: '/blog/choosing-a-pressure-cooker' },
  'contact-us': { path: '/contact-us' },
  'contact-us-mistakes': {
    path: '/contact-us',
    act: press('main button[type=submit]'),
  },
  'contact-us-sent': { path: '/contact-us/sent' },
  newsletter: { path: '/newsletter' },
  'newsletter-subscribed': { path: '/newsletter/subscribed' },
  'order-tracking': { path: '/order-tracking' },
  'tracking-modal': { path: '/shop', act: openTracking, window: true },
  'tracking-found': {
    path: '/shop',
    act: async (page) => {
      const { trackingId } = await placeOrder(new URL(page.url()).origin)
      await inTurn(openTracking, typeTrackingId(trackingId), see(`${dialog} dl`))(page)
    },
    window: true,
  },
  'tracking-none': {
    path: '/shop',
    act: inTurn(openTracking, typeTrackingId('abcdefghjk'), rest),
    window: true,
  },
  'whats-app': { path: '/whats-app' },
  chat: {
    path: '/shop',
    act: inTurn(press('a[href$="/whats-app"].fixed'), see(dialog)),
    window: true,
  },
  'not-found': { path: '/no-such-page' },
  offline: { path: '/offline' },
  search: {
    path: '/',
    act: inTurn(type(searchField, 'lea'), see(oneOfTheList)),
    window: true,
  },
  'search-nothing': {
    path: '/',
    act: inTurn(type(searchField, 'zzzz'), rest),
    window: true,
  },
  menu: {
    path: '/',
    act: inTurn(press(menuButton), see(dialog)),
    window: true,
    upTo: 768,
  },
  'menu-pages': {
    path: '/',
    act: inTurn(press(menuButton), (page) => page.getByRole('tab').last().click()),
    window: true,
    upTo: 768,
  },
  'categories-menu': {
    path: '/',
    act: inTurn((page) => page.locator(inHeader('/shop')).first().hover(), see(dialog)),
    window: true,
    from: 769,
  },
  toasts: {
    path: '/shop',
    act: async (page) => {
      const hearts = page.locator('main li button[aria-pressed]:visible')
      for (const heart of [0, 2, 4]) await hearts.nth(heart).click()
      await page.getByRole('region').locator('[data-type]').first().hover()
    },
    window: true,
  },
  keyboard: { path: '/', act: focusOn('header a[href$="/cart"]:visible'), window: true },
}

import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { listItems, type ListedProduct } from './listed-products.ts'
import { inTurn, press, see } from './acts.ts'
import { password } from './people.ts'
import type { View } from './view.ts'

const fill = (selector: string, text: string) => (page: Page) =>
  page.locator(selector).first().fill(text)

/** What is folded away, in the part with this heading's id or the whole page. */
const unfold = (part = 'main') => press(`${part} summary:visible`)
const send = press('main button[type=submit]:visible >> nth=-1')
const passwordField = 'main input[type=password]:visible'

const stored = (count: number) => (products: readonly ListedProduct[]) => ({
  cart: listItems(products, count),
  wishlist: listItems(products, count),
})

const code = 'A'.repeat(43)

/** Up to the picture that an authenticator app reads. */
const setUpFactor = inTurn(fill(passwordField, password), send, see('main figure'))

async function turnOnFactor(page: Page): Promise<void> {
  await setUpFactor(page)
  const key = await page
    .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    .first()
    .innerText()
  const totp = new TOTP({ secret: key.replaceAll(' ', '') })
  await fill('main input[autocomplete=one-time-code]', totp.generate())(page)
  await send(page)
  await see('main section ul')(page)
}

/** The pages for signing in, and those of somebody's own account. */
export const accountViews: Record<string, View> = {
  login: { path: '/login' },
  'login-mistakes': { path: '/login', act: press('main form button[type=submit]') },
  'login-from': { path: '/login?from=%2Fdashboard%2FmyOrder' },
  'login-code': { path: '/login/code' },
  register: { path: '/register' },
  'register-mistakes': {
    path: '/register',
    act: inTurn(fill(passwordField, 'abc'), press('main form button[type=submit]')),
  },
  'forgotten-password': { path: '/forgotten-password' },
  'reset-password': { path: `/reset-password#code=${code}` },
  'reset-password-lost': { path: '/reset-password' },
  'verify-email': { path: `/verify-email#code=${code}` },
  'verify-email-lost': { path: '/verify-email' },
  owner: { path: '/owner' },
  'owner-mistakes': { path: '/owner', act: press('main form button[type=submit]') },
  'account-deleted': { path: '/account-deleted' },

  account: { path: '/dashboard', as: 'customer' },
  'account-new': { path: '/dashboard', as: 'newcomer' },
  'account-long': { path: '/dashboard', as: 'long-named' },
  orders: { path: '/dashboard/myOrder', as: 'customer' },
  'orders-long': { path: '/dashboard/myOrder', as: 'long-named', shelf: 'odd' },
  'orders-none': { path: '/dashboard/myOrder', as: 'newcomer' },
  'orders-claim': { path: '/dashboard/myOrder', as: 'newcomer', act: unfold() },
  'orders-not-found': { path: '/dashboard/myOrder?q=zzzz', as: 'customer' },
  order: {
    path: '/dashboard/myOrder',
    as: 'customer',
    act: inTurn(press('main a[href*="/myOrder/"]'), see('main table, main ol')),
  },
  'order-cancel': {
    path: '/dashboard/myOrder',
    as: 'customer',
    act: inTurn(press('main a[href*="/myOrder/"]'), see('main summary'), unfold()),
  },
  'order-delivered': {
    path: '/dashboard/myOrder?status=Delivered',
    as: 'customer',
    act: inTurn(press('main a[href*="/myOrder/"]'), see('main table, main ol')),
  },
  'order-long': {
    path: '/dashboard/myOrder',
    as: 'long-named',
    shelf: 'odd',
    act: inTurn(press('main a[href*="/myOrder/"]'), see('main table, main ol')),
  },
  'account-cart': { path: '/dashboard/cart', as: 'newcomer', stored: stored(3) },
  'account-cart-empty': { path: '/dashboard/cart', as: 'newcomer' },
  'account-wishlist': { path: '/dashboard/wishlist', as: 'newcomer', stored: stored(5) },
  'account-wishlist-empty': { path: '/dashboard/wishlist', as: 'newcomer' },
  addresses: { path: '/dashboard/addresses', as: 'customer' },
  'addresses-delete': { path: '/dashboard/addresses', as: 'customer', act: unfold() },
  'addresses-long': { path: '/dashboard/addresses', as: 'long-named' },
  'addresses-none': { path: '/dashboard/addresses', as: 'newcomer' },
  'address-new': { path: '/dashboard/addresses/new', as: 'newcomer' },
  'address-mistakes': { path: '/dashboard/addresses/new', as: 'newcomer', act: send },
  'address-change': {
    path: '/dashboard/addresses',
    as: 'customer',
    act: inTurn(press('main li a[href*="/addresses/"]'), see('main form input')),
  },
  profile: { path: '/dashboard/profile', as: 'customer' },
  'profile-new': { path: '/dashboard/profile', as: 'newcomer' },
  'profile-open': {
    path: '/dashboard/profile',
    as: 'newcomer',
    act: async (page) => {
      for (const fold of await page.locator('main summary').all()) await fold.click()
    },
  },
  'profile-email': {
    path: '/dashboard/profile',
    as: 'newcomer',
    act: inTurn(
      unfold(),
      fill('#new-email', 'another.address@example.com'),
      fill('#email-password', password),
      press('main details[open] button[type=submit]'),
      see('main button[value=email-cancel]'),
    ),
  },
  'profile-long': { path: '/dashboard/profile', as: 'long-named' },
  security: { path: '/dashboard/security', as: 'customer' },
  'second-factor': { path: '/dashboard/security/second-factor', as: 'newcomer' },
  'second-factor-set-up': {
    path: '/dashboard/security/second-factor',
    as: 'newcomer',
    act: setUpFactor,
  },
  'second-factor-codes': {
    path: '/dashboard/security/second-factor',
    as: 'newcomer',
    act: turnOnFactor,
  },
  'second-factor-on': {
    path: '/dashboard/security/second-factor',
    as: 'newcomer',
    act: inTurn(turnOnFactor, press('main section a[href$="/second-factor"]'), see('main details')),
  },
  'not-available': {
    path: '/dashboard/not-available?from=%2Fdashboard%2Fusers',
    as: 'newcomer',
  },
  'account-missing': { path: '/dashboard/no-such-page', as: 'newcomer' },
  'checkout-signed-in': { path: '/checkout', as: 'addressee', stored: stored(2) },
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstSettings } from '#shop/settings/settings.ts'

const messages: Record<string, unknown> = Object.assign(
  {},
  ...['storefront', 'account'].map((door) =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../messages/${door}/en.json`), 'utf8')),
  ),
)

/** What the specification puts between quotation marks, and the decisions beside it. */
const specified = {
  header_order_tracking: 'Order Tracking',
  header_account: 'ACCOUNT',
  header_login: 'LOGIN',
  header_login_register: 'LOGIN/REGISTER',
  header_home: 'Home',
  header_shop: 'Shop',
  header_about_us: 'About Us',
  header_blogs: 'Blogs',
  header_contact_us: 'Contact Us',
  header_my_account: 'My Account',
  header_categories: 'Categories',
  header_main_menu: 'Main Menu',
  header_cart: 'Cart',
  header_wishlist: 'Wishlist',
  search_all_categories: 'All Categories',
  search_none: 'No products found',
  cart_title: 'Shopping Cart',
  cart_empty: 'No products in the Cart',
  cart_subtotal: 'Subtotal',
  cart_view: 'View Cart',
  cart_checkout: 'Checkout',
  tracking_title: 'Tracking Your Order',
  tracking_input: 'Enter full tracking ID',
  tracking_none: 'No order found with the provided tracking ID.',
  tracking_failed: 'Failed to load Orders.',
  status_pending: 'Pending',
  status_processing: 'Processing',
  status_shipped: 'Shipped',
  status_delivered: 'Delivered',
  status_canceled: 'Canceled',
  chat_support: 'Support',
  chat_type: 'Type a message',
  chat_send: 'Send',
  chat_invalid_phone: 'Invalid Phone Number',
  checkout_cash_on_delivery: 'Cash On Delivery',
  identity_email_already_in_use: 'This email is already in use. Try signing in.',
  identity_invalid_credential: 'Email or password is incorrect.',
  identity_too_many_requests: 'Too many attempts. Please wait a little and try again.',
  identity_user_disabled: 'Your account is blocked',
  identity_requires_recent_login: 'Please sign in again to do this.',
  identity_network_request_failed: 'No connection. Check your internet and try again.',
  identity_popup_blocked: 'Your browser blocked the sign-in window. Allow popups and try again.',
  identity_popup_closed_by_user: 'The sign-in window was closed before it finished.',
  identity_unauthorized_domain: 'Sign-in is not allowed from this address.',
}

test('the English texts of the specification stand to the letter (D26)', () => {
  const ours = Object.fromEntries(Object.keys(specified).map((name) => [name, messages[name]]))
  expect(ours).toEqual(specified)
})

test('a new shop greets in the words of the specification (spec 2)', () => {
  const { greeting, replyText } = firstSettings.chat
  expect(greeting.en).toBe('Hi! How can we help you today?')
  expect(replyText.en).toBe('Typically replies within a few minutes')
})

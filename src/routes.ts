import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes'
import { catalogPages } from './catalog-routes.ts'
import { said, saidOnDesk } from './said-routes.ts'
import { figurePages } from './figure-routes.ts'

/** The pages for shoppers, once for each language: the same files under / and /bn (D26). */
function storefront(language: 'en' | 'bn'): RouteConfigEntry {
  const id = (name: string) => ({ id: `${language}/${name}` })
  return layout('storefront/layout/layout.tsx', id('layout'), [
    index('storefront/home/home.tsx', id('home')),
    route('shop/:category?', 'storefront/shop/shop.tsx', id('shop')),
    route('product/:product', 'storefront/product/product.tsx', id('product')),
    ...said(id),
    route('cart', 'storefront/cart/cart.tsx', id('cart')),
    route('checkout', 'storefront/checkout/checkout.tsx', id('checkout')),
    route('ordered', 'storefront/ordered/ordered.tsx', id('ordered')),
    route('wishlist', 'storefront/wishlist/wishlist.tsx', id('wishlist')),
    route('compare', 'storefront/compare/compare.tsx', id('compare')),
    route('about-us', 'storefront/cms-pages/about-us.tsx', id('about-us')),
    route('pages/:page', 'storefront/cms-pages/custom-page.tsx', id('custom-page')),
    route('blog', 'storefront/blog/blog.tsx', id('blog')),
    route('blog/:article', 'storefront/blog/article.tsx', id('article')),
    route('contact-us', 'storefront/contact/contact-us.tsx', id('contact-us')),
    route('contact-us/sent', 'storefront/contact/message-sent-page.tsx', id('message-sent')),
    route('newsletter', 'storefront/newsletter/newsletter.tsx', id('newsletter')),
    route('newsletter/confirm', 'storefront/newsletter/confirm.tsx', id('newsletter-confirm')),
    route('newsletter/unsubscribe', 'storefront/newsletter/unsubscribe.tsx', id('unsubscribe')),
    route('newsletter/subscribed', 'storefront/newsletter/subscribed.tsx', id('subscribed')),
    route('order-tracking', 'storefront/tracking/order-tracking.tsx', id('order-tracking')),
    route('owner', 'storefront/owner/owner.tsx', id('owner')),
    route('invitation', 'storefront/invitation/invitation.tsx', id('invitation')),
    route('login', 'storefront/auth/sign-in/login.tsx', id('login')),
    route('login/code', 'storefront/auth/sign-in/login-code.tsx', id('enter-code')),
    route('register', 'storefront/auth/registration/register.tsx', id('register')),
    route(
      'forgotten-password',
      'storefront/auth/passwords/forgotten-password.tsx',
      id('forgotten-password'),
    ),
    route('reset-password', 'storefront/auth/passwords/reset-password.tsx', id('reset-password')),
    route('verify-email', 'storefront/auth/email-codes/verify-email.tsx', id('verify-email')),
    route('secret', 'storefront/auth/secret.tsx', id('secret')),
    route('account-deleted', 'storefront/auth/account-deleted.tsx', id('account-deleted')),
    dashboard(id),
    route('whats-app', 'storefront/chat/whats-app.tsx', id('whats-app')),
    route('*', 'storefront/layout/not-found.tsx', id('not-found')),
  ])
}

/** The account of shoppers, and of people who work for the shop. */
function dashboard(id: (name: string) => { id: string }): RouteConfigEntry {
  return route('dashboard', 'storefront/account/layout/layout.tsx', id('dashboard'), [
    index('storefront/account/overview/overview.tsx', id('dashboard/overview')),
    route('myOrder', 'storefront/account/orders/my-orders.tsx', id('dashboard/my-orders')),
    route('myOrder/:order', 'storefront/account/orders/my-order.tsx', id('dashboard/my-order')),
    route('cart', 'storefront/account/lists/cart.tsx', id('dashboard/cart')),
    route('wishlist', 'storefront/account/lists/wishlist.tsx', id('dashboard/wishlist')),
    route('addresses', 'storefront/account/addresses/addresses.tsx', id('dashboard/addresses')),
    route(
      'addresses/:address',
      'storefront/account/addresses/address.tsx',
      id('dashboard/address'),
    ),
    route('profile', 'storefront/account/profile/profile.tsx', id('dashboard/profile')),
    route('security', 'storefront/account/security/security.tsx', id('dashboard/security')),
    route(
      'security/second-factor',
      'storefront/account/second-factor/second-factor.tsx',
      id('dashboard/second-factor'),
    ),
    route(
      'not-available',
      'storefront/account/layout/not-available.tsx',
      id('dashboard/not-available'),
    ),
    route('*', 'storefront/account/layout/missing.tsx', id('dashboard/missing')),
  ])
}

/** Where those who work for the shop begin, and what every page of theirs asks for. */
const panelboard = (id: (name: string) => { id: string }, at = 'dashboard/panelboard') => [
  route(at, 'backoffice/panelboard/panelboard.tsx', id('/panelboard')),
  route(`${at}/arrange`, 'backoffice/panelboard/arrange/arrange.tsx', id('/arrange')),
  route(`${at}/find`, 'backoffice/palette/find.ts', id('/find')),
  route(`${at}/happenings`, 'backoffice/live/happenings.ts', id('/happenings')),
  route(`${at}/not-available`, 'backoffice/errors/not-available.tsx', id('/not-available')),
  route(`${at}/*`, 'backoffice/errors/missing.tsx', id('/missing')),
]

/** The pages of those who work for the shop. Who may open a page, its menu entry and its parent stand in the page's `handle`. */
function backoffice(language: 'en' | 'bn'): RouteConfigEntry {
  const id = (name: string) => ({ id: `${language}/backoffice${name}` })
  return layout('backoffice/layout/layout.tsx', id(''), [
    ...panelboard(id),
    route('dashboard/orders', 'backoffice/orders/orders.tsx', id('/orders')),
    route('dashboard/orders/print', 'backoffice/print/print-orders.tsx', id('/print-orders')),
    route('dashboard/exports', 'backoffice/exports/exports-now.ts', id('/exports')),
    route('dashboard/orders/now', 'backoffice/live/orders-now.ts', id('/orders-now')),
    route('dashboard/to-call', 'backoffice/calls/to-call.tsx', id('/to-call')),
    route(
      'dashboard/order-details/:order?',
      'backoffice/order-details/order-details.tsx',
      id('/order-details'),
    ),
    route('dashboard/customers', 'backoffice/customers/customers.tsx', id('/customers')),
    route(
      'dashboard/customers/:customer',
      'backoffice/customer-details/customer-details.tsx',
      id('/customer-details'),
    ),
    route('dashboard/messages', 'backoffice/messages/messages.tsx', id('/messages')),
    route('dashboard/messages/now', 'backoffice/messages/messages-now.ts', id('/messages-now')),
    route('dashboard/messages/:message', 'backoffice/messages/message.tsx', id('/message')),
    ...saidOnDesk(id),
    route('dashboard/newsletter', 'backoffice/newsletter/subscribers.tsx', id('/newsletter')),
    ...catalogPages(id),
    route('dashboard/orders/new', 'backoffice/new-order/new-order.tsx', id('/new-order')),
    route('dashboard/orders/buyer', 'backoffice/new-order/find-buyer.ts', id('/find-buyer')),
    route('dashboard/orders/variants', 'backoffice/orders/find-variants.ts', id('/find-variants')),
    route('dashboard/orders/coupon', 'backoffice/orders/fields/find-coupon.ts', id('/find-coupon')),
    route(
      'dashboard/order-details/:order/edit',
      'backoffice/order-details/edit/edit-page.tsx',
      id('/edit-order'),
    ),
    ...content(id),
    ...figurePages(id),
    route('dashboard/settings', 'backoffice/settings/settings.tsx', id('/settings')),
    route(
      'dashboard/settings/delivery/:zone',
      'backoffice/settings/delivery/zone.tsx',
      id('/zone'),
    ),
    route('dashboard/settings/:section', 'backoffice/settings/section.tsx', id('/section')),
    route('dashboard/users', 'backoffice/staff/users.tsx', id('/users')),
    route('dashboard/users/:user', 'backoffice/staff/user.tsx', id('/user')),
    route('dashboard/audit', 'backoffice/audit/audit.tsx', id('/audit')),
    route('dashboard/outbox', 'backoffice/outbox/outbox.tsx', id('/outbox')),
    route('dashboard/outbox/:mail', 'backoffice/outbox/outbox-mail.tsx', id('/outbox-mail')),
  ])
}

/** What the merchant writes. */
const content = (id: (name: string) => { id: string }): RouteConfigEntry[] => [
  route('dashboard/pages', 'backoffice/posts/posts.tsx', id('/posts')),
  route('dashboard/pages/:post', 'backoffice/posts/edit/post-page.tsx', id('/post')),
  route(
    'dashboard/pages/:post/history',
    'backoffice/posts/history/history-page.tsx',
    id('/post-history'),
  ),
  route('dashboard/menus', 'backoffice/menus/menus.tsx', id('/menus')),
]

export default [
  ...prefix('bn', [storefront('bn'), backoffice('bn')]),
  storefront('en'),
  backoffice('en'),
] satisfies RouteConfig

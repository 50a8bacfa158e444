import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes'

/** The site map of the storefront, once for each language: the same files under / and /bn (D26). */
function storefront(language: 'en' | 'bn'): RouteConfigEntry {
  const id = (name: string) => ({ id: `${language}/${name}` })
  return layout('storefront/layout.tsx', id('layout'), [
    index('storefront/home.tsx', id('home')),
    route('shop/:category?', 'storefront/shop.tsx', id('shop')),
    route('product/:product', 'storefront/product.tsx', id('product')),
    route('cart', 'storefront/cart.tsx', id('cart')),
    route('checkout', 'storefront/checkout.tsx', id('checkout')),
    route('ordered', 'storefront/ordered.tsx', id('ordered')),
    route('wishlist', 'storefront/wishlist.tsx', id('wishlist')),
    route('compare', 'storefront/compare.tsx', id('compare')),
    route('about-us', 'storefront/about-us.tsx', id('about-us')),
    route('blog', 'storefront/blog.tsx', id('blog')),
    route('blog/:article', 'storefront/article.tsx', id('article')),
    route('contact-us', 'storefront/contact-us.tsx', id('contact-us')),
    route('contact-us/sent', 'storefront/message-sent.tsx', id('message-sent')),
    route('newsletter', 'storefront/newsletter.tsx', id('newsletter')),
    route('newsletter/subscribed', 'storefront/subscribed.tsx', id('subscribed')),
    route('order-tracking', 'storefront/order-tracking.tsx', id('order-tracking')),
    route('owner', 'storefront/owner.tsx', id('owner')),
    route('whats-app', 'storefront/whats-app.tsx', id('whats-app')),
    route('*', 'storefront/not-found.tsx', id('not-found')),
  ])
}

export default [...prefix('bn', [storefront('bn')]), storefront('en')] satisfies RouteConfig

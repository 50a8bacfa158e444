import { getLocale } from '#paraglide/runtime.js'
import { onDemand } from '#ui/on-demand.tsx'
import { preloadToasts } from '#ui/toast/toast.ts'
import { pathInLanguage } from '#pages/language.ts'

/** What opens over any page. Pages open them with `cartDrawer.open()` and the like. */

const pageInstead = (path: string) => () => pathInLanguage(path, getLocale())

export const cartDrawer = onDemand(
  () => import('../cart/cart-drawer.tsx').then(({ CartDrawer }) => CartDrawer),
  pageInstead('/cart'),
)

export const trackingModal = onDemand(() => {
  // It may have to say that the network is gone, and must not need the network for that.
  preloadToasts()
  return import('../tracking/tracking-modal.tsx').then(({ TrackingModal }) => TrackingModal)
}, pageInstead('/order-tracking'))

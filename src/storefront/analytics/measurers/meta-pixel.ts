import type { Entry } from '../data-layer.ts'
import { loadScript } from './load-script.ts'

interface Pixel {
  (...called: unknown[]): void
  callMethod?: (...called: unknown[]) => void
  queue: unknown[]
  push: unknown
  loaded: boolean
  version: string
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/** What Meta calls the events of Google; what is not here is not told. */
const names: Readonly<Record<string, string>> = {
  search: 'Search',
  sign_up: 'CompleteRegistration',
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  add_to_wishlist: 'AddToWishlist',
  begin_checkout: 'InitiateCheckout',
  add_payment_info: 'AddPaymentInfo',
  purchase: 'Purchase',
}

/** Meta's pixel; it sees by itself which pages are opened. */
export function startMetaPixel(id: string): (entry: Entry) => void {
  const pixel = (window.fbq ??= waitingPixel())
  window['_fbq'] ??= pixel
  loadScript('meta-pixel', 'https://connect.facebook.net/en_US/fbevents.js')
  pixel('init', id)
  pixel('track', 'PageView')
  return (entry) => {
    const name = names[entry.event]
    if (name) pixel('track', name, factsOf(entry), idOf(entry))
  }
}

/** Keeps what it is told until Meta's script is there, in the form in which that looks for it. */
function waitingPixel(): Pixel {
  const pixel: Pixel = Object.assign(
    (...called: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...called)
      else pixel.queue.push(called)
    },
    { queue: [] as unknown[], push: undefined as unknown, loaded: true, version: '2.0' },
  )
  pixel.push = pixel
  return pixel
}

interface Item {
  item_id?: unknown
  quantity?: unknown
  price?: unknown
}

function factsOf({ ecommerce, search_term: words }: Entry): Record<string, unknown> {
  if (typeof words === 'string') return { search_string: words }
  if (!ecommerce) return {}
  const items = (ecommerce['items'] ?? []) as Item[]
  return {
    content_type: 'product',
    content_ids: items.map((item) => item.item_id),
    contents: items.map((item) => ({
      id: item.item_id,
      quantity: item.quantity ?? 1,
      item_price: item.price,
    })),
    value: ecommerce['value'],
    currency: ecommerce['currency'],
  }
}

/** So that Meta counts a purchase once, also where the shop's server tells it one day. */
const idOf = ({ ecommerce }: Entry) => {
  const order = ecommerce?.['transaction_id']
  return order === undefined ? undefined : { eventID: `order-${String(order)}` }
}

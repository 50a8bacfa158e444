import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { ProductCard } from '#shop/catalog/product.ts'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useListPlace } from '../analytics/list-place.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { readWishlist, updateWishlist, useIsWished } from '../lists/wishlist-list.ts'
import { wishlistItem } from './list-items.ts'

/** The heart. Pressed means that it is on the wishlist. */
export function WishButton({
  product,
  className = '',
}: {
  product: ProductCard
  className?: string
}) {
  const isWished = useIsWished(product.id)
  const place = useListPlace()
  function toggle() {
    if (isWished) {
      takeOffWishlist(product.id)
    } else {
      updateWishlist({ type: 'ADD_TO_WISHLIST', item: wishlistItem(product) })
      trackEvent({ type: 'product-wished', product, place })
      toast({ title: m.product_wished() })
    }
  }
  const name = inLanguage(getLocale(), product.name, product.nameBn)
  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={m.product_wish({ name })}
      onClick={toggle}
      className={`grid size-11 place-items-center rounded-full text-ink-soft transition-colors duration-150 hover:text-cut aria-pressed:text-cut ${className}`}
    >
      <Icon name="heart" filled={isWished} />
    </button>
  )
}

/** Off the list, with a way back. */
export function takeOffWishlist(id: string): void {
  const list = readWishlist()
  const index = list.findIndex((item) => item.id === id)
  const item = list[index]
  updateWishlist({ type: 'REMOVE_FROM_WISHLIST', id })
  if (!item) return
  const onPress = () => updateWishlist({ type: 'PUT_BACK', item, index })
  toast({ title: m.product_unwished(), action: { text: m.common_undo(), onPress } })
}

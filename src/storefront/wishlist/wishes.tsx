import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import type { WishlistItem } from '#shop/cart/wishlist.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPlaceContext } from '../analytics/list-place.ts'
import { useTrackListView } from '../analytics/use-track-view.ts'
import { fetchCards } from '../product-cards/answers/fetch-cards.ts'
import { FetchFailed } from '../product-cards/answers/fetch-failed.tsx'
import { cardGrid } from '../product-cards/product-list.tsx'
import { useFetched, type Answers } from '../product-cards/answers/use-fetched.ts'
import { ProductCardView } from '../product-cards/product-card.tsx'
import { useRows, type Row } from '../lists/use-rows.ts'
import { updateWishlist, useWishlist } from '../lists/wishlist-list.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import type { ProductCard } from '#shop/catalog/product.ts'
import { cardAsStored, NotSold, RemovedWish, WishToCome } from './wish-card.tsx'

const list = { id: 'wishlist', name: 'Wishlist' }

export function Wishes() {
  const items = useWishlist()
  const rows = useRows(items)
  const asked = useFetched(
    rows.map(({ item }) => item.id),
    fetchCards,
  )
  const place = useRef<HTMLUListElement>(null)
  useTrackListView({ list, products: productsOf(rows, asked) }, place)
  return (
    <>
      <FetchFailed {...asked} words={m.wishlist_old_prices()} />
      {rows.length > 0 && (
        <ul ref={place} className={cardGrid}>
          {rows.map(({ item, gone }, index) => (
            <li key={item.id}>
              {gone ? (
                <RemovedWish item={item} onPutBack={() => putBack(item, rows.slice(0, index))} />
              ) : (
                <Wish item={item} asked={asked} index={index} />
              )}
            </li>
          ))}
        </ul>
      )}
      {items.length === 0 && <Nothing />}
    </>
  )
}

/** Once the shop has answered, what of it is there. */
function productsOf(
  rows: readonly Row<WishlistItem>[],
  { answers }: Answers<ProductCard>,
): readonly ProductCard[] {
  const isAnswered = rows.every(({ item }) => answers.has(item.id))
  const kept = rows.filter(({ gone }) => !gone)
  return isAnswered ? kept.flatMap(({ item }) => answers.get(item.id) ?? []) : []
}

function putBack(item: WishlistItem, before: readonly Row<WishlistItem>[]): void {
  updateWishlist({ type: 'PUT_BACK', item, index: before.filter(({ gone }) => !gone).length })
  // The button that was pressed is gone with its place; the keyboard goes on where the product is again.
  requestAnimationFrame(() => document.getElementById(item.id)?.querySelector('a')?.focus())
}

interface WishProps {
  item: WishlistItem
  asked: Answers<ProductCard>
  index: number
}

function Wish({ item, asked, index }: WishProps) {
  const now = asked.answers.get(item.id)
  if (now === null) return <NotSold item={item} />
  if (!now && !asked.failed) return <WishToCome />
  const product = now ?? cardAsStored(item)
  return (
    <div id={item.id} className="h-full">
      <ListPlaceContext value={{ list, index }}>
        <ProductCardView product={product} />
      </ListPlaceContext>
    </div>
  )
}

function Nothing() {
  return (
    <EmptyState
      icon="heart"
      title={m.wishlist_empty()}
      action={<ShopButtonLink to="/shop">{m.cart_go_shopping()}</ShopButtonLink>}
    >
      {m.wishlist_empty_text()}
    </EmptyState>
  )
}

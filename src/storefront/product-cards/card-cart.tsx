import { useLayoutEffect, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import type { ProductCard } from '#shop/catalog/product.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { useListPlace, useTrackChosen } from '../analytics/list-place.ts'
import { updateCart, useCartQuantity } from '../lists/cart-list.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { addToCart } from './add-to-cart.ts'
import { onlyChoice, type Choice } from './list-items.ts'

/** The foot of a card: add, or how many there are, or where to choose, or that nothing is left. Always equally high. */
export function CardCart({ product, name }: { product: ProductCard; name: string }) {
  const trackChosen = useTrackChosen(product)
  if (product.stock === 'sold-out') {
    return (
      <p className="grid min-h-11 place-items-center rounded-control bg-paper text-sm font-semibold text-ink-soft">
        {m.product_sold_out()}
      </p>
    )
  }
  const choice = onlyChoice(product)
  if (choice) return <AddOrCount product={product} choice={choice} name={name} />
  return (
    <ShopButtonLink
      variant="quiet"
      to={`/product/${product.slug}`}
      onClick={trackChosen}
      className="w-full px-2! text-sm leading-tight"
    >
      {m.product_options()}
      <span className="sr-only">: {name}</span>
    </ShopButtonLink>
  )
}

interface AddOrCountProps {
  product: ProductCard
  choice: Choice
  name: string
}

function AddOrCount({ product, choice, name }: AddOrCountProps) {
  const quantity = useCartQuantity(choice.id)
  const { place, keepFocus } = useRestoredFocus()
  const inList = useListPlace()
  function change(next: number) {
    updateCart({ type: 'SET_QUANTITY', variantId: choice.id, quantity: next }, inList)
  }
  return (
    <div ref={place}>
      {quantity > 0 ? (
        <QuantityStepper
          quantity={quantity}
          name={name}
          onChange={change}
          onRemove={keepFocus(() => updateCart({ type: 'REMOVE', variantId: choice.id }))}
          className="flex w-full justify-between [&_input]:min-w-5"
        />
      ) : (
        <Button
          className="w-full px-2! text-sm leading-tight noscript:invisible"
          onClick={keepFocus(() => addToCart(product, choice, { place: inList }))}
        >
          <Icon name="cart" className="hidden size-4 sm:block" />
          {m.product_add()}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </div>
  )
}

/** Where one control takes the place of another, the keyboard's focus moves to the new one's last button. */
function useRestoredFocus() {
  const place = useRef<HTMLDivElement>(null)
  const isOurs = useRef(false)
  useLayoutEffect(() => {
    if (!isOurs.current) return
    isOurs.current = false
    place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  })
  const keepFocus = (action: () => void) => () => {
    isOurs.current = true
    action()
  }
  return { place, keepFocus }
}

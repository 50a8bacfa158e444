import { useCallback, type ReactNode, type RefObject } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { ProductView, VariantView } from '#shop/catalog/product.ts'
import { StockLabel } from '#shop/catalog/views/stock-label.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProductPrice } from '#storefront/product-cards/product-price.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { useTrackOnce } from '#storefront/analytics/use-track-view.ts'
import { Countdown } from '#storefront/product-cards/countdown.tsx'
import { ChatLink } from '#storefront/chat/chat-button.tsx'
import { CompareLink } from '#storefront/compare/compare-link.tsx'
import { CompareButton } from '#storefront/product-cards/compare-button.tsx'
import { addToCart, putIntoCart } from '#storefront/product-cards/add-to-cart.ts'
import type { Choice } from '#storefront/product-cards/list-items.ts'
import { readCartQuantity, useCartQuantity } from '#storefront/lists/cart-list.ts'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import { NeedsJavaScript } from '#storefront/needs-javascript.tsx'
import { chosenVariant, variantParameter } from './variant-choice.ts'

/** What would be bought by a press. */
export interface ChosenVariant {
  product: ProductView
  variant: VariantView
  name: string
  quantity: number
}

interface BuyBoxProps extends ChosenVariant {
  dealEndsInWords: string
  onQuantity: (quantity: number) => void
  buttons: RefObject<HTMLDivElement | null>
  /** To order without the cart. */
  otherWay: ReactNode
  /** What there is to choose. */
  children: ReactNode
}

/** Price, choice, quantity, and the two ways to have it. */
export function BuyBox({ otherWay, children, ...rest }: BuyBoxProps) {
  const { dealEndsInWords, onQuantity, buttons, ...purchase } = rest
  const { product, variant, name, quantity } = purchase
  const { revalidate } = useRevalidator()
  const fetchAgain = useCallback(() => void revalidate(), [revalidate])
  // Another colour of it is the same product.
  useTrackOnce(`view_item ${product.id}`, () => ({
    type: 'product-viewed',
    product,
    options: variant,
  }))
  const isSoldOut = variant.stock === 'sold-out'
  return (
    <>
      <div className="flex flex-col gap-2">
        <ProductPrice product={variant} size="page" />
        {product.dealEndsAt !== null && (
          <div className="self-start rounded-control bg-deal-wash px-3 py-2">
            <Countdown until={product.dealEndsAt} inWords={dealEndsInWords} onEnd={fetchAgain} />
          </div>
        )}
        <p aria-live="polite">
          <StockLabel stock={variant.stock} />
        </p>
      </div>
      {children}
      <NeedsJavaScript />
      <div className="flex flex-col gap-3">
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 noscript:hidden">
          {!isSoldOut && (
            <QuantityStepper
              quantity={quantity}
              onChange={onQuantity}
              name={name}
              className="w-40"
            />
          )}
          <InCart variantId={variant.id} />
        </div>
        <div ref={buttons} className="grid grid-cols-2 gap-3 noscript:hidden">
          <AddToCart {...purchase} />
          <BuyNow {...purchase} />
        </div>
        {otherWay}
        <div className="flex flex-wrap items-center gap-x-4">
          <CompareButton product={product} inWords className="-ml-3 noscript:hidden" />
          <CompareLink />
          <ChatLink />
        </div>
      </div>
    </>
  )
}

function AddToCart({ product, variant, quantity }: ChosenVariant) {
  const isSoldOut = variant.stock === 'sold-out'
  function add() {
    const choice = readChoice(product)
    if (choice.stock !== 'sold-out') addToCart(product, choice, { quantity })
  }
  return (
    <Button
      variant="quiet"
      disabled={isSoldOut}
      onClick={add}
      className="min-h-12 px-2! enabled:border-brand enabled:text-brand"
    >
      <Icon name="cart" className="max-sm:hidden" />
      {isSoldOut ? m.product_sold_out() : m.product_add()}
    </Button>
  )
}

/** Into the cart, as far as it is not there yet, and straight to the checkout: pressed again on the way back, it is not bought twice. */
export function BuyNow({
  product,
  variant,
  quantity,
  className = '',
}: ChosenVariant & { className?: string }) {
  const navigate = useNavigate()
  function buy() {
    const choice = readChoice(product)
    if (choice.stock === 'sold-out') return
    const missing = quantity - readCartQuantity(choice.id)
    if (missing > 0) putIntoCart(product, choice, { quantity: missing })
    void navigate(localPath('/checkout'))
  }
  return (
    <Button
      disabled={variant.stock === 'sold-out'}
      onClick={buy}
      className={`min-h-12 px-2! ${className}`}
    >
      {m.product_buy_now()}
    </Button>
  )
}

function InCart({ variantId }: { variantId: string }) {
  const quantity = useCartQuantity(variantId)
  if (quantity === 0) return null
  return (
    <ShopLink
      to="/cart"
      className="inline-flex min-h-11 items-center text-sm font-medium text-brand underline"
    >
      {m.product_in_cart({ n: quantity })}
    </ShopLink>
  )
}

/** The variant in the URL when the button is pressed: after a quick tap on another option, a slow phone still shows the previous one. */
function readChoice(product: ProductView): Choice & VariantView {
  const sku = new URLSearchParams(window.location.search).get(variantParameter)
  const variant = chosenVariant(product.variants, sku)
  return { ...variant, picture: product.pictures[variant.pictures[0] ?? -1] ?? null }
}

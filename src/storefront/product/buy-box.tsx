import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { m } from '#paraglide/messages.js'
import { percentOff, type ProductView, type VariantView } from '#shop/catalog/product.ts'
import { StockLabel } from '#shop/catalog/views/stock-label.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/price.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { Countdown } from '../countdown.tsx'
import { CompareButton } from '../goods/compare-button.tsx'
import { addToCart, putIntoCart } from '../goods/add-to-cart.ts'
import type { Choice } from '../goods/goods.ts'
import { tellProductSeen } from '../goods/goods-events.ts'
import { useCartQuantity } from '../lists/cart-list.ts'
import { localPath, ShopLink } from '../shop-link.tsx'
import { NeedsJavaScript } from '../needs-javascript.tsx'
import type { ShownProduct } from './load-product-page.ts'

interface BuyBoxProps {
  shown: ShownProduct
  variant: VariantView
  name: string
  /** What there is to choose. */
  children: ReactNode
}

/** Price, choice, quantity, and the two ways to have it. */
export function BuyBox({ shown, variant, name, children }: BuyBoxProps) {
  const { product, dealEndsInWords } = shown
  const [quantity, setQuantity] = useState(1)
  const { revalidate } = useRevalidator()
  const askAgain = useCallback(() => void revalidate(), [revalidate])
  useEffect(() => tellProductSeen(product, variant), [product, variant])
  const isSoldOut = variant.stock === 'sold-out'
  return (
    <>
      <div className="flex flex-col gap-2">
        <VariantPrice variant={variant} size="page" />
        {product.dealEndsAt !== null && (
          <div className="self-start rounded-control bg-deal-wash px-3 py-2">
            <Countdown until={product.dealEndsAt} inWords={dealEndsInWords} onEnd={askAgain} />
          </div>
        )}
        <p aria-live="polite">
          <StockLabel stock={variant.stock} />
        </p>
      </div>
      {children}
      <NeedsJavaScript />
      <div className="flex flex-col gap-3 noscript:hidden">
        <div className="flex min-h-11 flex-wrap items-center gap-x-4">
          {!isSoldOut && (
            <QuantityStepper
              quantity={quantity}
              onChange={setQuantity}
              name={name}
              className="w-40"
            />
          )}
          <InCart variantId={variant.id} />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button
            variant="quiet"
            disabled={isSoldOut}
            onClick={() => addToCart(product, choiceOf(product, variant), quantity)}
            className="min-h-12 px-2! enabled:border-brand enabled:text-brand"
          >
            <Icon name="cart" className="max-sm:hidden" />
            {isSoldOut ? m.product_sold_out() : m.product_add()}
          </Button>
          <BuyNow product={product} variant={variant} quantity={quantity} />
        </div>
        <div className="flex flex-wrap">
          <CompareButton product={product} inWords className="-ml-3" />
        </div>
      </div>
    </>
  )
}

interface BuyNowProps {
  product: ProductView
  variant: VariantView
  quantity?: number
  className?: string
}

/** Into the cart and straight to the checkout. */
export function BuyNow({ product, variant, quantity = 1, className = '' }: BuyNowProps) {
  const navigate = useNavigate()
  function buy() {
    putIntoCart(product, choiceOf(product, variant), quantity)
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

export function VariantPrice({ variant, size }: { variant: VariantView; size: 'card' | 'page' }) {
  const { priceInPaisa, sellingPriceInPaisa } = variant
  return (
    <Price
      priceInPaisa={sellingPriceInPaisa}
      beforeInPaisa={priceInPaisa}
      percentOff={percentOff(priceInPaisa, sellingPriceInPaisa)}
      size={size}
    />
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

function choiceOf(product: ProductView, variant: VariantView): Choice {
  return { ...variant, picture: product.pictures[variant.pictures[0] ?? -1] ?? null }
}

import { useEffect, useState, type RefObject } from 'react'
import { ProductPrice } from '#storefront/product-cards/product-price.tsx'
import { BuyNow, type ChosenVariant } from './buy-box.tsx'

interface BuyBarProps extends ChosenVariant {
  /** Those in the page. While one of them is to be seen, these here are not: one 'Buy now' is enough. */
  ownButtons: RefObject<HTMLElement | null>
}

/** On phones price and button are always at hand. It keeps its place in the page, so that nothing jumps or stays covered. */
export function BuyBar({ ownButtons, ...purchase }: BuyBarProps) {
  const isWanted = useIsOutOfView(ownButtons)
  if (purchase.variant.stock === 'sold-out') return null
  return (
    <section
      aria-label={purchase.name}
      className={`sticky above-bottom-bar z-20 -mx-4 mt-8 flex items-center justify-between gap-4 border-y border-line bg-surface px-4 py-2 transition-[visibility,opacity] duration-200 md:hidden noscript:hidden ${isWanted ? '' : 'invisible opacity-0'}`}
    >
      <ProductPrice product={purchase.variant} />
      <BuyNow {...purchase} className="shrink-0 px-6!" />
    </section>
  )
}

/** The bar at the bottom of phones covers what is behind it. */
const inView = { rootMargin: '0px 0px -60px' }

function useIsOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsOut(!entries.at(-1)?.isIntersecting),
      inView,
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}

import { useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { ListPlaceContext, useTrackChosen } from '../analytics/list-place.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { useTrackListView, useTrackPromotionView } from '../analytics/use-track-view.ts'
import { Countdown } from '../product-cards/countdown.tsx'
import { CardCaption } from '../product-cards/card-caption.tsx'
import { CardCart } from '../product-cards/card-cart.tsx'
import type { Home } from './load-home.ts'

type HotDeal = Home['deals'][number]

const list = { id: 'hot-deal', name: 'Hot Deal' }
const promotion = { ...list, slot: 'hot-deal' }

/** Deals that are on. One that ends while the page is open disappears, and the page asks for the prices after it (D20). */
export function HotDeals({ deals }: Pick<Home, 'deals'>) {
  const headingId = useId()
  const { revalidate } = useRevalidator()
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set())
  const place = useRef<HTMLUListElement>(null)
  const products = deals.map(({ product }) => product)
  useTrackListView({ list, products }, place)
  useTrackPromotionView(products.length > 0 ? { ...promotion, products } : undefined, place)
  const shown = deals.filter(({ product }) => !ended.has(product.id))
  if (shown.length === 0) return null

  function end(id: string) {
    setEnded((before) => (before.has(id) ? before : new Set([...before, id])))
    void revalidate()
  }

  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card border border-deal bg-deal-wash p-4 md:p-6"
    >
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id={headingId} className="text-xl font-semibold text-deal-ink">
          {m.home_hot_deal()}
        </h2>
        <p className="text-deal-ink">{m.home_hot_deal_text()}</p>
      </div>
      <ul
        ref={place}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))] gap-3 md:gap-4 max-[72rem]:[&>li:last-child:nth-child(odd)]:col-span-full"
      >
        {shown.map((deal, index) => (
          <li key={deal.product.id}>
            <ListPlaceContext value={{ list, index }}>
              <DealCard deal={deal} onEnd={() => end(deal.product.id)} />
            </ListPlaceContext>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DealCardProps {
  deal: HotDeal
  onEnd: () => void
}

function DealCard({ deal: { product, endsInWords }, onEnd }: DealCardProps) {
  const name = inLanguage(getLocale(), product.name, product.nameBn)
  const trackChosen = useTrackChosen(product)
  function choose() {
    trackChosen()
    trackEvent({ type: 'promotion-chosen', promotion: { ...promotion, products: [product] } })
  }
  return (
    <article className="group relative flex h-full gap-3 rounded-card bg-surface p-3 transition-shadow duration-200 hover:shadow-lift">
      <PictureView
        picture={product.picture}
        alt=""
        {...pictureSizes.card}
        sizes="(min-width: 64rem) 150px, 30vw"
        className="aspect-square w-[32%] max-w-44 shrink-0 self-start rounded-control lg:w-36"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 [overflow-wrap:anywhere]">
        <CardCaption product={product} name={name} className="" onChoose={choose} />
        {product.dealEndsAt !== null && (
          <Countdown until={product.dealEndsAt} inWords={endsInWords} onEnd={onEnd} />
        )}
        <div className="relative z-10 mt-auto max-w-72">
          <CardCart product={product} name={name} />
        </div>
      </div>
    </article>
  )
}

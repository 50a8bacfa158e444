import type { ReactNode } from 'react'
import type { Promotion } from '../analytics/shop-event.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { ShopLink } from '#pages/shop-link.tsx'

interface BannerLinkProps {
  /** A path of the shop or a whole address. */
  link: string
  promotion: Promotion
  className: string
  children: ReactNode
}

export function BannerLink({ link, promotion, className, children }: BannerLinkProps) {
  const choose = () => trackEvent({ type: 'promotion-chosen', promotion })
  if (link.startsWith('/')) {
    return (
      <ShopLink to={link} onClick={choose} className={className}>
        {children}
      </ShopLink>
    )
  }
  return (
    <a href={link} rel="noopener" onClick={choose} className={className}>
      {children}
    </a>
  )
}

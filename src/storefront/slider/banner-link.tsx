import type { ReactNode } from 'react'
import { ShopLink } from '../shop-link.tsx'

interface BannerLinkProps {
  /** A path of the shop or a whole address. */
  link: string
  className: string
  children: ReactNode
}

export function BannerLink({ link, className, children }: BannerLinkProps) {
  if (link.startsWith('/')) {
    return (
      <ShopLink to={link} className={className}>
        {children}
      </ShopLink>
    )
  }
  return (
    <a href={link} rel="noopener" className={className}>
      {children}
    </a>
  )
}

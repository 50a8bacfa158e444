import type { ReactNode } from 'react'
import { ShopLink } from '#pages/shop-link.tsx'
import { useUrlQuery } from './use-url-query.ts'

interface AuthLinkProps {
  to: string
  className?: string
  children: ReactNode
}

/** From one page for signing in to another, keeping `from`. */
export function AuthLink({ to, className, children }: AuthLinkProps) {
  return (
    <ShopLink
      to={to + useUrlQuery()}
      className={`inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4 hover:text-brand-press ${className ?? ''}`}
    >
      {children}
    </ShopLink>
  )
}

import { useSyncExternalStore, type ReactNode } from 'react'
import { ShopLink } from '#pages/shop-link.tsx'

interface AimLinkProps {
  to: string
  className?: string
  children: ReactNode
}

/**
 * From one way in to another: where one wants to go afterwards comes along. The server writes the page for everybody, so the
 * link learns it in the browser.
 */
export function AimLink({ to, className, children }: AimLinkProps) {
  const query = useSyncExternalStore(
    () => () => undefined,
    () => window.location.search,
    () => '',
  )
  return (
    <ShopLink
      to={to + query}
      className={`inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4 hover:text-brand-press ${className ?? ''}`}
    >
      {children}
    </ShopLink>
  )
}

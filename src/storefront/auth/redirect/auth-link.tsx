import { useSyncExternalStore, type ReactNode } from 'react'
import { ShopLink } from '#pages/shop-link.tsx'

interface AuthLinkProps {
  to: string
  className?: string
  children: ReactNode
}

/**
 * From one page for signing in to another, keeping `from`. The server writes the page for everybody, so the link learns its query in
 * the browser.
 */
export function AuthLink({ to, className, children }: AuthLinkProps) {
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

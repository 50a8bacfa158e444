import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Spinner } from '#ui/spinner.tsx'
import { ShopNavLink } from '#pages/shop-link.tsx'
import { useAccount, type Account } from '../session/use-account.ts'

interface AccountLinkProps {
  /** What it says to anyone who is signed in, and to anyone who is not. */
  account: string
  login: string
  className: string
  icon?: ReactNode
}

/** ACCOUNT or LOGIN; until it is known which, a ring turns (spec 2). */
export function AccountLink(props: AccountLinkProps) {
  return <AccountLinkOf {...props} state={useAccount()} />
}

export function AccountLinkOf({
  state,
  account,
  login,
  icon,
  className,
}: AccountLinkProps & { state: Account }) {
  const { pathname, search } = useLocation()
  const isSignedIn = state === 'signed-in'
  // Without JavaScript the page is one for all that may stand behind `?`.
  const from = state === 'loading' ? pathname : pathname + search
  const link = (
    <ShopNavLink to={isSignedIn ? '/dashboard' : loginFrom(from)} className={className}>
      {icon}
      <span>{isSignedIn ? account : login}</span>
    </ShopNavLink>
  )
  if (state !== 'loading') return link
  return (
    <>
      <span className={`${className} noscript:hidden`}>
        <Spinner label={m.common_loading()} />
      </span>
      {/* Without JavaScript it is never known. */}
      <noscript>{link}</noscript>
    </>
  )
}

/** The way back is remembered (spec 2). */
const loginFrom = (from: string) => `/login?${new URLSearchParams({ from })}`

import { useEffect } from 'react'
import { isRouteErrorResponse, useMatches } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { PageHandle } from '../page-handle.ts'
import { ShopButtonLink } from '../shop-link.tsx'

const account = {
  to: '/dashboard',
  text: m.account_to_overview,
  missing: m.account_missing_text,
  broken: m.error_500_text,
}

interface DashboardErrorProps {
  error: unknown
  /** Where a missing page leads, and what is said of it and of a broken one. */
  home?: typeof account
}

/** Inside the account: a URL that does not exist, or a page that could not be made or loaded. The server has logged why. */
export function DashboardError({ error, home = account }: DashboardErrorProps) {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const failed = isMissing ? undefined : handle?.failed
  useEffect(() => {
    if (error && failed) toast({ title: failed.title(), kind: 'trouble' })
  }, [error, failed])
  const broken = { title: m.error_500_title, text: home.broken }
  const words = isMissing ? { title: m.error_404_title, text: home.missing } : (failed ?? broken)
  const title = words.title()
  return (
    <div className="rounded-card border border-line bg-surface">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon={isMissing ? 'search' : 'alert'}
        title={<h1>{title}</h1>}
        action={
          isMissing ? (
            <ShopButtonLink to={home.to}>{home.text()}</ShopButtonLink>
          ) : (
            <Button onClick={() => window.location.reload()}>{m.error_try_again()}</Button>
          )
        }
      >
        {words.text()}
      </EmptyState>
    </div>
  )
}

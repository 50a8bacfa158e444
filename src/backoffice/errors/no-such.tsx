import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '../layout/page.tsx'
import { StaffError } from './staff-error.tsx'

interface NoSuchProps {
  title: string
  /** What was looked for, where it has a name. */
  name?: string
  action: ReactNode
  children: ReactNode
}

/**
 * A URL of something that is not there, mistyped or deleted meanwhile. All other errors are those of any page. The error comes
 * from the router, not as a prop: a page that passes on another file's component gives it none.
 */
export function NoSuch({ title, name = title, action, children }: NoSuchProps) {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <StaffError error={error} />
  return (
    <Page title={title}>
      <div className="rounded-card border border-line bg-surface">
        <EmptyState icon="search" title={name} action={action}>
          {children}
        </EmptyState>
      </div>
    </Page>
  )
}

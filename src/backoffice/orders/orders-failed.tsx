import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toast/toast.ts'
import { Page } from '../layout/page.tsx'

/** The list could not be loaded: a notice says so (spec 8), and what stays says what to do. The server has logged why. */
export function OrdersFailed({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator()
  // Each failure is said, also that of the next try.
  useEffect(() => {
    if (error) toast({ title: m.tracking_failed(), kind: 'trouble' })
  }, [error])
  return (
    <Page title={m.orders_title()}>
      <div role="alert" className="rounded-card border border-line bg-surface">
        <EmptyState
          icon="alert"
          title={m.tracking_failed()}
          action={
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              {m.error_try_again()}
            </Button>
          }
        >
          {m.orders_failed_text()}
        </EmptyState>
      </div>
    </Page>
  )
}

import type { MouseEvent } from 'react'
import { Button } from '#ui/button.tsx'

/**
 * Folds the panel it stands in, and gives the focus back to what opened it. Without JavaScript only that one folds it, and
 * nothing else is shown.
 */
export function WayOut({ children }: { children: string }) {
  return (
    <Button variant="plain" className="noscript:hidden" onClick={fold}>
      {children}
    </Button>
  )
}

function fold({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const panel = currentTarget.closest('details')
  panel?.removeAttribute('open')
  panel?.querySelector('summary')?.focus()
}

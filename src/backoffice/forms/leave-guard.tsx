import { useEffect, useRef } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { useBlocker } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'

interface LeaveGuardProps {
  /** Something was typed that is not saved. */
  isChanged: boolean
}

/** Asks before somebody leaves a form that they changed: within the back office in a dialog, elsewhere as the browser does. */
export function LeaveGuard({ isChanged }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isChanged) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])
  return (
    <Dialog.Root
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup
          initialFocus={stay}
          className="fixed inset-x-4 top-[20dvh] z-40 mx-auto max-w-md rounded-card border border-line bg-surface p-6 shadow-lift"
        >
          <Dialog.Title className="text-lg font-semibold">{m.form_leave_title()}</Dialog.Title>
          <Dialog.Description className="mt-2 text-ink-soft">
            {m.form_leave_text()}
          </Dialog.Description>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button ref={stay} onClick={() => blocker.reset?.()}>
              {m.form_leave_stay()}
            </Button>
            <Button variant="quiet" onClick={() => blocker.proceed?.()}>
              {m.form_leave_go()}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { m } from '#paraglide/messages.js'
import { TrackedOrderView } from '#shop/orders/views/tracked-order.tsx'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/field.tsx'
import type { OnDemandProps } from '#ui/on-demand.tsx'
import { Loading } from '#ui/spinner.tsx'
import { CloseButton } from '../layout/side-sheet.tsx'
import { ReviewLink } from './review-link.tsx'
import { useTrackedOrder, type Tracking } from './use-tracked-order.ts'

export function TrackingModal({ open, onClose }: OnDemandProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={field}
          className="fixed inset-x-0 top-[max(1rem,8vh)] z-40 mx-auto flex max-h-[84dvh] w-[min(38rem,100vw-2rem)] flex-col rounded-card bg-surface shadow-lift transition duration-200 ease-out data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
        >
          <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
            <Dialog.Title className="text-lg font-semibold">{m.tracking_title()}</Dialog.Title>
            <CloseButton />
          </div>
          <TrackOrder field={field} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Lives as long as the modal is open: the next one starts empty. */
function TrackOrder({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const [typed, setTyped] = useState('')
  const { tracking, lookUpAgain } = useTrackedOrder(typed)
  function submit(event: FormEvent) {
    event.preventDefault()
    lookUpAgain()
  }
  return (
    <>
      <form onSubmit={submit} className="flex gap-2 px-5 pb-5">
        <TextInput
          ref={field}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-label={m.tracking_input()}
          placeholder={m.tracking_input()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit">{m.tracking_find()}</Button>
      </form>
      <section
        aria-live="polite"
        aria-label={m.tracking_status()}
        className="min-h-0 overflow-y-auto"
      >
        <Result tracking={tracking} />
      </section>
    </>
  )
}

function Result({ tracking }: { tracking: Tracking }) {
  switch (tracking.state) {
    case 'idle':
    case 'failed':
      return null
    case 'waiting':
      return <Loading />
    case 'none':
      return <p className="border-t border-line px-5 py-8 text-center">{m.tracking_none()}</p>
    case 'found':
      return (
        <div className="border-t border-line p-5">
          <TrackedOrderView order={tracking.order} />
          <ReviewLink order={tracking.order} />
        </div>
      )
  }
}

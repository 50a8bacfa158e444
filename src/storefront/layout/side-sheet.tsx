import { useEffect, type ReactNode } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { clearToasts } from '#ui/toast/toast.ts'

const sides = {
  left: 'left-0 data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 data-ending-style:translate-x-full data-starting-style:translate-x-full',
} as const

interface SideSheetProps {
  side: keyof typeof sides
  title: ReactNode
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** A sheet that slides in from a side and, in 300 ms, out again (spec 4, 9). */
export function SideSheet({ side, title, open, onClose, children }: SideSheetProps) {
  useEffect(() => {
    if (open) clearToasts()
  }, [open])
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          className={`fixed inset-y-0 z-40 flex w-[min(26rem,100vw-2.5rem)] flex-col bg-surface shadow-lift transition-transform duration-300 ease-out ${sides[side]}`}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
            <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
            <CloseButton />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export function CloseButton() {
  return (
    <Dialog.Close
      aria-label={m.common_close()}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-paper hover:text-ink"
    >
      <Icon name="close" />
    </Dialog.Close>
  )
}

import { useRef } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { OnDemandProps } from '#ui/on-demand.tsx'
import { ChatHead, chatName, ChatTalk, type ChatShell } from './chat.tsx'

/** Over the page, which stays usable beside it. */
export function ChatDialog({ shell, open, onClose }: OnDemandProps & { shell: ChatShell }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root modal={false} open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          initialFocus={field}
          className="above-bars fixed right-4 z-40 w-[min(22rem,100vw-2rem)] rounded-card border border-line bg-surface shadow-lift transition duration-200 ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0"
        >
          <ChatHead shell={shell}>
            <div className="flex items-start justify-between">
              <Dialog.Title className="text-lg font-semibold">{chatName(shell)}</Dialog.Title>
              <Dialog.Close
                aria-label={m.common_close()}
                className="-mt-3 -mr-3 grid size-11 shrink-0 place-items-center rounded-control hover:bg-brand-press focus-visible:outline-on-brand"
              >
                <Icon name="close" />
              </Dialog.Close>
            </div>
          </ChatHead>
          <ChatTalk shell={shell} field={field} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

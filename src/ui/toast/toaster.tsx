import { useEffect } from 'react'
import { Toast } from '@base-ui/react/toast'
import { m } from '#paraglide/messages.js'
import { Icon } from '../icon.tsx'
import { showToastsWith } from './toast.ts'

/** Spec 9: top-right, closing by themselves, waiting while hovered or while the window is not looked at. */
const closesAfterMs = 1500

/** On phones the newest takes the place of the one before it: more would lie over what the shopper is looking at. */
const mostAtOnce = () => (matchMedia('(min-width: 48.0625rem)').matches ? 3 : 1)

const manager = Toast.createToastManager()

export function Toaster() {
  useEffect(
    () =>
      showToastsWith(
        ({ title, kind, action }) => {
          const id = manager.add({
            title,
            type: kind,
            priority: kind === 'trouble' ? 'high' : 'low',
            ...(action && {
              actionProps: {
                children: action.text,
                onClick() {
                  manager.close(id)
                  action.onPress()
                },
              },
            }),
          })
        },
        () => manager.close(),
      ),
    [],
  )
  return (
    <Toast.Provider toastManager={manager} timeout={closesAfterMs} limit={mostAtOnce()}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={m.common_notices()}
          className="fixed top-4 right-4 z-50 flex w-[min(22rem,calc(100vw-2rem))] flex-col gap-2"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['right', 'up']}
      // Base UI hides it and its close button from the ear while the keyboard can still reach them; that is forbidden.
      aria-hidden={false}
      className="rounded-card border border-line bg-surface shadow-lift transition duration-200 ease-out data-ending-style:translate-x-8 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-x-8 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-center gap-3 py-1 pr-1 pl-4">
        <span className={toast.type === 'trouble' ? 'text-cut' : 'text-brand'}>
          <Icon name={toast.type === 'trouble' ? 'alert' : 'check'} />
        </span>
        <Toast.Title className="min-w-0 flex-1 py-2 font-medium" />
        {/* Drawn only where the toast has an action. */}
        <Toast.Action className="min-h-11 shrink-0 rounded-control px-3 font-semibold text-brand hover:bg-brand-wash" />
        <Toast.Close
          aria-label={m.common_close()}
          aria-hidden={false}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-paper hover:text-ink"
        >
          <Icon name="close" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

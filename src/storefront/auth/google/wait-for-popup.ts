import { isIdentityError } from '#shop/identity/identity-error.ts'
import type { IdentityTrouble } from '../identity-words.ts'

export interface Popup {
  readonly closed: boolean
  close: () => void
}

interface Waiting {
  /** Where its message comes from: other windows may send messages, too. */
  origin: string
  /** Where messages arrive. */
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  lookEveryMs: number
}

/** The last message may be on its way when the window is gone already. */
const graceMs = 2000

let cancelEarlier: (() => void) | undefined

/** How signing in ended in the window that was opened for it. Only one is waited for: a second one cancels the first. */
export function waitForPopup(
  popup: Popup,
  { origin, target, lookEveryMs }: Waiting,
): Promise<'signed-in' | IdentityTrouble> {
  cancelEarlier?.()
  return new Promise((resolve) => {
    const timers: ReturnType<typeof setTimeout>[] = []
    const finish = (how: 'signed-in' | IdentityTrouble) => {
      target.removeEventListener('message', onMessage)
      for (const timer of timers) clearTimeout(timer)
      if (cancelEarlier === cancel) cancelEarlier = undefined
      resolve(how)
    }
    // Both have one name, so the second has taken the window of the first.
    const cancel = () => finish('cancelled-popup-request')
    const onMessage = (event: Event) => {
      const { origin: from, source, data } = event as MessageEvent<unknown>
      if (!isAboutSignIn(data)) return
      if (from === origin) finish(endOf(data))
      else if (source === popup) finish('unauthorized-domain')
    }
    const look = () => {
      const isClosed = popup.closed
      timers.push(
        isClosed
          ? setTimeout(() => finish('popup-closed-by-user'), graceMs)
          : setTimeout(look, lookEveryMs),
      )
    }
    cancelEarlier = cancel
    target.addEventListener('message', onMessage)
    timers.push(setTimeout(look, lookEveryMs))
  })
}

interface SignInMessage {
  type: 'haat-sign-in'
  outcome?: unknown
  code?: unknown
}

function isAboutSignIn(data: unknown): data is SignInMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'haat-sign-in'
}

function endOf({ outcome, code }: SignInMessage): 'signed-in' | IdentityTrouble {
  if (outcome === 'signed-in') return 'signed-in'
  return typeof code === 'string' && isIdentityError(code) ? code : 'google-failed'
}

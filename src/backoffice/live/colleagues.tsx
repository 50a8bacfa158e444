import { useEffect, useState } from 'react'
import { v4 as newId } from 'uuid'
import { m } from '#paraglide/messages.js'
import type { Colleague } from '#shop/orders/live/note-presence.ts'
import { presenceEveryMs, type Doing } from '#shop/orders/live/presence.ts'
import { Icon } from '#ui/icon.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { callInBackground } from '../ask-as-staff.ts'
import { isEditing } from './is-editing.ts'
import { useLive } from './live-orders.tsx'

interface ColleaguesProps {
  /** What is open: by the key that the stream of the shop says, and its URL in the API. */
  about: { of: 'order' | 'product'; ref: string; path: `/${string}` }
  /** What one does oneself on this page; left out: as long as nobody types in it, they look. */
  doing?: Doing
}

const words = {
  order: { looking: m.presence_looking, editing: m.presence_editing },
  product: { looking: m.presence_looking_product, editing: m.presence_editing_product },
} satisfies Record<string, Record<Doing, (inputs: { who: string }) => string>>

/** Who else has this order or product open: a hint, so that no two do the same. */
export function Colleagues({ about, doing }: ColleaguesProps) {
  const others = useColleagues(about, doing)
  return (
    <output className="flex flex-wrap gap-2">
      {others.map(({ id, name, doing: what }) => (
        <span
          key={id}
          className="inline-flex items-center gap-2 rounded-full bg-deal-wash px-3 py-1 text-sm font-medium text-on-deal-wash"
        >
          <Icon name="user" className="size-4" />
          {words[about.of][what]({ who: name })}
        </span>
      ))}
    </output>
  )
}

function useColleagues(
  { ref, path }: ColleaguesProps['about'],
  doing: Doing | undefined,
): Colleague[] {
  const { listen } = useLive()
  const [others, setOthers] = useState<Colleague[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    // Another window of the same person speaks for itself.
    const page = newId()
    let said: Doing | 'left' = 'left'
    const doingNow = (): Doing => doing ?? (isEditing() ? 'editing' : 'looking')
    const say = async () => {
      // What has the focus loses it as its page goes: nobody is there any more who could say so.
      if (signal.aborted || document.visibilityState === 'hidden') return
      said = doingNow()
      const question = { method: 'PUT', content: { doing: said, page } } as const
      const answer = await callInBackground<{ others: Colleague[] }>(`${path}/presence`, question)
      // Offline, the page says so itself when it is used.
      if (answer && !signal.aborted) setOthers(answer.others)
    }
    const sayWhatChanged = () => doingNow() !== said && void say()
    const leave = () => {
      if (said === 'left') return
      said = 'left'
      // Also while the page goes: nobody is left who could sign in again, or wait for a new token.
      const content = { doing: 'left', page }
      void callApi(`${path}/presence`, { method: 'PUT', content, keepalive: true })
    }
    const onVisible = () => (document.visibilityState === 'hidden' ? leave() : void say())
    void say()
    const timer = setInterval(() => void say(), presenceEveryMs)
    const stop = listen((message) => {
      if (message.kind === 'presence' && message.ref === ref) void say()
    })
    for (const event of ['focusin', 'focusout'])
      addEventListener(event, () => queueMicrotask(sayWhatChanged), { signal })
    document.addEventListener('visibilitychange', onVisible, { signal })
    addEventListener('pagehide', leave, { signal })
    return () => {
      clearInterval(timer)
      stop()
      leaving.abort()
      leave()
    }
  }, [ref, path, doing, listen])
  return others
}

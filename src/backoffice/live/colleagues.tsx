import { useEffect, useState } from 'react'
import { v4 as newId } from 'uuid'
import { m } from '#paraglide/messages.js'
import type { Colleague } from '#shop/orders/live/note-presence.ts'
import { presenceEveryMs, type Doing } from '#shop/orders/live/presence.ts'
import { Icon } from '#ui/icon.tsx'
import { isEditing } from './is-editing.ts'
import { useLive } from './live-orders.tsx'

interface ColleaguesProps {
  order: { id: string; orderId: string }
  /** What one does oneself on this page; left out: as long as nobody types in it, they look. */
  doing?: Doing
}

const words: Record<Doing, (inputs: { who: string }) => string> = {
  looking: m.presence_looking,
  editing: m.presence_editing,
}

/** Who else has this order open: a hint, so that no two call the same person. */
export function Colleagues({ order, doing }: ColleaguesProps) {
  const others = useColleagues(order, doing)
  return (
    <output className="flex flex-wrap gap-2">
      {others.map(({ id, name, doing: what }) => (
        <span
          key={id}
          className="inline-flex items-center gap-2 rounded-full bg-deal-wash px-3 py-1 text-sm font-medium text-on-deal-wash"
        >
          <Icon name="user" className="size-4" />
          {words[what]({ who: name })}
        </span>
      ))}
    </output>
  )
}

function useColleagues(
  { id, orderId }: ColleaguesProps['order'],
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
    const say = () => {
      if (document.visibilityState === 'hidden') return
      said = doingNow()
      sayPresence(orderId, page, said).then(
        (found) => signal.aborted || setOthers(found),
        // Offline, or signed out: the page says so itself when it is used.
        () => undefined,
      )
    }
    const sayWhatChanged = () => doingNow() !== said && say()
    const leave = () => {
      if (said === 'left') return
      said = 'left'
      void sayPresence(orderId, page, 'left').catch(() => undefined)
    }
    const onVisible = () => (document.visibilityState === 'hidden' ? leave() : say())
    say()
    const timer = setInterval(say, presenceEveryMs)
    const stop = listen((message) => {
      if (message.kind === 'presence' && message.ref === id) say()
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
  }, [id, orderId, doing, listen])
  return others
}

async function sayPresence(
  orderId: string,
  page: string,
  doing: Doing | 'left',
): Promise<Colleague[]> {
  const answer = await fetch(`/api/order/${orderId}/presence`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ doing, page }),
    // Also while the page goes.
    keepalive: true,
  })
  if (!answer.ok) throw new Error(`The order answered ${answer.status}`)
  return ((await answer.json()) as { others: Colleague[] }).others
}

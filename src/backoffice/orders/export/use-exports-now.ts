import { useEffect, useState } from 'react'
import { localPath } from '#pages/shop-link.tsx'
import { isUnfinished } from '#shop/orders/export/long-export.ts'
import { useLive } from '../../live/live-orders.tsx'
import type { ShownExport } from './shown-export.ts'

const everyMs = 2000

/** One’s exports as they stand now. While one is written and somebody looks, the shop is asked every two seconds; and when one has ended. */
export function useExportsNow(loaded: readonly ShownExport[]): readonly ShownExport[] {
  const { listen } = useLive()
  const [answer, setAnswer] = useState<{ exports: readonly ShownExport[]; of: unknown }>()
  const exports = answer?.of === loaded ? answer.exports : loaded
  const isWaiting = exports.some(({ state }) => isUnfinished(state))
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      askNow(signal).then(
        (now) => signal.aborted || setAnswer({ exports: now, of: loaded }),
        // The next time asks again.
        () => undefined,
      )
    }
    const timer = isWaiting ? setInterval(ask, everyMs) : undefined
    const stop = listen(({ kind }) => kind === 'export' && ask())
    document.addEventListener('visibilitychange', ask, { signal })
    return () => {
      clearInterval(timer)
      stop()
      leaving.abort()
    }
  }, [loaded, isWaiting, listen])
  return exports
}

async function askNow(signal: AbortSignal): Promise<ShownExport[]> {
  const address = localPath('/dashboard/orders/exports')
  // A session that has ended leads to the login, which is no answer.
  const answer = await fetch(address, { signal, redirect: 'error' })
  if (!answer.ok) throw new Error(`The exports answered ${answer.status}`)
  return (await answer.json()) as ShownExport[]
}

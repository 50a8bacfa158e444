import { useEffect } from 'react'
import { useLiveMessages } from './live-orders.tsx'
import { useRefresh } from './use-refresh.ts'

/** The clocks of two machines are never quite the same (ms). */
const spareMs = 1000

/**
 * A queue that has nothing to offer asks again when orders come or change, when a colleague lets go of one, and when the next one is due.
 * `loaded`: what the page was loaded with; the wait begins anew with it.
 */
export function useComingCalls(isWaiting: boolean, loaded: { waitMs: number }): void {
  const refresh = useRefresh()
  useLiveMessages(({ kind }) => {
    if (isWaiting && (kind === 'news' || kind === 'calls')) refresh()
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(refresh, loaded.waitMs + spareMs)
    return () => clearTimeout(timer)
  }, [isWaiting, loaded, refresh])
}

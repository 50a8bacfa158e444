import { useEffect, useMemo, useState } from 'react'
import type { ShownRow } from '../orders/shown-row.ts'
import { askInBackground } from '../ask-as-staff.ts'
import { useLive } from './live-orders.tsx'
import type { OrdersNow } from './orders-now.ts'

/** However much happens, an open list asks no more often than this (ms). */
const leastPauseMs = 2000
const soonMs = 300

interface Answer extends OrdersNow {
  /** What was loaded then. */
  of: readonly ShownRow[]
}

/**
 * The rows of a list as they stand now, each where it stood: nothing moves under a finger. `more`: how many more the list would show
 * if it were loaded anew. Nobody asks while nobody looks.
 */
export function useOrdersNow(
  search: string,
  loaded: readonly ShownRow[],
): { rows: readonly ShownRow[]; more: number } {
  const { listen } = useLive()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let timer: number | undefined
    let askedAt = -Infinity
    let isDue = false
    const ask = async () => {
      timer = undefined
      isDue = false
      askedAt = performance.now()
      const now = await askNow({ search, loaded }, signal)
      // Where no answer came, the next news asks again.
      if (now && !signal.aborted) setAnswer({ ...now, of: loaded })
    }
    const wake = () => {
      isDue = true
      if (document.visibilityState === 'hidden') return
      if (timer !== undefined) return
      const waitMs = askedAt + leastPauseMs - performance.now()
      timer = window.setTimeout(() => void ask(), Math.max(soonMs, waitMs))
    }
    const stop = listen(({ kind }) => kind === 'news' && wake())
    document.addEventListener('visibilitychange', () => isDue && wake(), { signal })
    return () => {
      stop()
      leaving.abort()
      clearTimeout(timer)
    }
  }, [search, loaded, listen])

  return useMemo(() => {
    if (answer?.of !== loaded) return { rows: loaded, more: 0 }
    const current = new Map(answer.shown.map((row) => [row.id, row]))
    return { rows: loaded.map((row) => current.get(row.id) ?? row), more: answer.more }
  }, [answer, loaded])
}

function askNow(
  { search, loaded }: { search: string; loaded: readonly ShownRow[] },
  signal: AbortSignal,
): Promise<OrdersNow | undefined> {
  const query = new URLSearchParams(search)
  for (const { id } of loaded) query.append('shown', id)
  return askInBackground('/dashboard/orders/now', query, signal)
}

import { useEffect, useState } from 'react'
import { isUnfinished } from '#shop/exports/long-export.ts'
import { askInBackground } from '../ask-as-staff.ts'
import { useLive } from '../live/live-orders.tsx'
import type { ShownExport } from './shown-export.ts'

const everyMs = 2000
const exportsPath = '/dashboard/exports'

/** One’s exports as they stand now. While one is written and somebody looks, the shop is asked every two seconds; and when one has ended. */
export function useExportsNow(loaded: readonly ShownExport[]): readonly ShownExport[] {
  const { listen } = useLive()
  const [answer, setAnswer] = useState<{ exports: readonly ShownExport[]; of: unknown }>()
  const exports = answer?.of === loaded ? answer.exports : loaded
  const isWaiting = exports.some(({ state }) => isUnfinished(state))
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      const now = await askInBackground<ShownExport[]>(exportsPath, new URLSearchParams(), signal)
      // Where no answer came, the next time asks again.
      if (now && !signal.aborted) setAnswer({ exports: now, of: loaded })
    }
    const timer = isWaiting ? setInterval(() => void ask(), everyMs) : undefined
    const stop = listen(({ kind }) => kind === 'export' && void ask())
    document.addEventListener('visibilitychange', () => void ask(), { signal })
    return () => {
      clearInterval(timer)
      stop()
      leaving.abort()
    }
  }, [loaded, isWaiting, listen])
  return exports
}

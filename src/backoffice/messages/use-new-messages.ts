import { useEffect, useState } from 'react'
import { askInBackground } from '../ask-as-staff.ts'
import { useLive } from '../live/live-orders.tsx'
import { waitingText } from '../live/waiting-count.tsx'
import { messagesPath } from './messages-href.ts'

/** Several that come at once are counted once (ms). */
const soonMs = 300

/** How many messages wait for an answer, as they come and are answered; nothing where none does. `loaded`: as the page knows it. */
export function useNewMessages(loaded: string | undefined): string | undefined {
  const { listen } = useLive()
  const [latest, setLatest] = useState({ loaded, shown: loaded })
  // What the page was loaded with last is the latest.
  if (latest.loaded !== loaded) setLatest({ loaded, shown: loaded })
  useEffect(() => {
    const leaving = new AbortController()
    let timer: number | undefined
    const ask = async () => {
      timer = undefined
      const query = new URLSearchParams()
      const now = await askInBackground<{ count: number }>(
        `${messagesPath}/now`,
        query,
        leaving.signal,
      )
      if (!now || leaving.signal.aborted) return
      const shown = now.count > 0 ? waitingText(now.count) : undefined
      setLatest((before) => ({ ...before, shown }))
    }
    const stop = listen(({ kind }) => {
      if (kind === 'message') timer ??= window.setTimeout(() => void ask(), soonMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
      leaving.abort()
    }
  }, [listen])
  return latest.shown
}

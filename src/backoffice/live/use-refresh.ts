import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** After that long nobody sits there, and a page that loads itself anew would keep the session alive (ms). */
const attendedForMs = 10 * 60_000

/** Loads the page's data anew: at once where somebody looks at it, else when somebody does again. */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator()
  const state = useRef({ touchedAt: 0, isDue: false })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    state.current.touchedAt = performance.now()
    const touch = () => {
      if (document.visibilityState === 'hidden') return
      state.current.touchedAt = performance.now()
      if (!state.current.isDue) return
      state.current.isDue = false
      void revalidate()
    }
    for (const event of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(event, touch, { signal, passive: true })
    document.addEventListener('visibilitychange', touch, { signal })
    return () => leaving.abort()
  }, [revalidate])

  return useCallback(() => {
    const isAttended =
      document.visibilityState === 'visible' &&
      performance.now() < state.current.touchedAt + attendedForMs
    if (isAttended) void revalidate()
    else state.current.isDue = true
  }, [revalidate])
}

import { useLayoutEffect, useRef } from 'react'

/** Of a list whose rows move: the focus stays on the button that was pressed, wherever the row stands now. */
export function useHeldFocus() {
  const list = useRef<HTMLOListElement>(null)
  const held = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = list
    const leaving = new AbortController()
    const { signal } = leaving
    current?.addEventListener(
      'focusin',
      ({ target }) => {
        held.current = target instanceof HTMLElement ? target : null
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !current?.contains(target)) held.current = null
      },
      { signal },
    )
    return () => leaving.abort()
  }, [])
  useLayoutEffect(() => {
    const { current } = held
    if (document.activeElement !== document.body || !current?.isConnected) return
    current.focus({ preventScroll: true })
    // What can be pressed no further gives way to another button of its row.
    if (document.activeElement !== current)
      current.closest('li')?.querySelector<HTMLElement>('a[href]')?.focus()
  })
  return list
}

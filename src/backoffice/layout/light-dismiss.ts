import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** An open `details` folds with Escape, with a press beside it, and when another page comes. */
export function useLightDismiss(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const foldedFor = useRef(key)
  useEffect(() => {
    if (foldedFor.current !== key) ref.current?.removeAttribute('open')
    foldedFor.current = key
  }, [key])
  useEffect(() => {
    function onPress({ target }: PointerEvent) {
      if (!ref.current?.contains(target as Node)) ref.current?.removeAttribute('open')
    }
    function onKey({ key: pressed }: KeyboardEvent) {
      if (pressed !== 'Escape' || !ref.current?.open) return
      ref.current.removeAttribute('open')
      ref.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return ref
}

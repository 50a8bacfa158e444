import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** A panel that opens, in view, where the address names what is in it: whoever signed in again comes back to where they pressed. */
export function usePanel(id: string): RefObject<HTMLDetailsElement | null> {
  const panel = useRef<HTMLDetailsElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== `#${id}` || !panel.current) return
    panel.current.open = true
    panel.current.scrollIntoView({ block: 'nearest' })
  }, [hash, id])
  return panel
}

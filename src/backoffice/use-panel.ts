import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** A panel that opens, in view, where the address names what is in it: whoever signed in again comes back to where they pressed. */
export function usePanel(id: string): RefObject<HTMLDetailsElement | null> {
  const panel = useRef<HTMLDetailsElement>(null)
  useOpenAt(panel, id)
  return panel
}

/** The same of a panel that somebody else holds, too. */
export function useOpenAt(
  panel: RefObject<HTMLDetailsElement | null>,
  id: string | undefined,
): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (id === undefined || hash !== `#${id}`) return
    panel.current?.setAttribute('open', '')
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [panel, hash, id])
}

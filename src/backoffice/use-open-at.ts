import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Opens a panel, in view, where the URL names what is in it: a person who signed in again comes back to where they pressed. */
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

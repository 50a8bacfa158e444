import { useEffect, useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/** Whether no form was sent on this page since this came. What is said of it is the newest then, and else old. */
export function useIsNewest(said: unknown): boolean {
  const [old, setOld] = useState<{ said: unknown }>()
  useEffect(() => {
    const note = () => setOld({ said })
    document.addEventListener('submit', note)
    return () => document.removeEventListener('submit', note)
  }, [said])
  return !old || old.said !== said
}

/**
 * What was done on the page that one comes from, as the address says it (`?done=`). It is said until something is sent here, and is taken
 * out of the address: opened anew, the page does not say it again.
 */
export function useArrival<Done>(done: Done): Done | undefined {
  const { key } = useLocation()
  const isAnswered = useActionData() !== undefined
  const isNewest = useIsNewest(key)
  useEffect(forget, [key])
  return isNewest && !isAnswered ? done : undefined
}

/** The router reads the address of an entry only when one comes back to it. */
function forget(): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('done')) return
  url.searchParams.delete('done')
  window.history.replaceState(window.history.state, '', url)
}

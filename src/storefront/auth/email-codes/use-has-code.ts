import { useEffect, useState } from 'react'

/** Whether the page was opened with the code of a mail; not known before the browser has looked. */
export function useHasCode(readCode: () => string): boolean | undefined {
  const [hasCode, setHasCode] = useState<boolean>()
  useEffect(() => {
    const look = () => setHasCode(readCode() !== '')
    look()
    // The link of a mail, opened where this page already stands, loads nothing anew.
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [readCode])
  return hasCode
}

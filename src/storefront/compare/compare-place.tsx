import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { isForBuying } from '../chat/is-for-buying.ts'
import { useCompare } from '../lists/compare-list.ts'

/** Stands once in the layout; what it shows is loaded when there is something to compare. */
export function ComparePlace() {
  const count = useCompare().length
  const { pathname } = useLocation()
  const [Bar, setBar] = useState<ComponentType<{ className: string }>>()
  const isWanted = count > 0 && !/\/(compare|checkout|ordered)$/.test(pathname)
  useEffect(() => {
    if (isWanted) {
      import('./compare-bar.tsx').then(
        (loaded) => setBar(() => loaded.CompareBar),
        () => undefined,
      )
    }
  }, [isWanted])
  return isWanted && Bar ? <Bar className={isForBuying(pathname) ? 'max-md:hidden' : ''} /> : null
}

import { useEffect, useState, type ComponentType } from 'react'
import type { VariantFinderProps } from './variant-finder.tsx'

/** Not on the server: its library writes styles into what it renders, which the Content-Security-Policy holds back there. */
export function LateVariantFinder(props: VariantFinderProps) {
  const [Loaded, setLoaded] = useState<ComponentType<VariantFinderProps>>()
  useEffect(() => {
    let isGone = false
    void import('./variant-finder.tsx').then(
      ({ VariantFinder }) => !isGone && setLoaded(() => VariantFinder),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return <div className="min-h-26 noscript:hidden">{Loaded && <Loaded {...props} />}</div>
}

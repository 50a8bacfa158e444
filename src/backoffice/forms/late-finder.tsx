import { useEffect, useState, type ComponentType } from 'react'

/** Not on the server: the library of a finder writes styles into what it renders, which the Content-Security-Policy holds back there. */
export function lateFinder<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LateFinder(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>()
    useEffect(() => {
      let isGone = false
      void load().then(
        (Finder) => !isGone && setLoaded(() => Finder),
        () => undefined,
      )
      return () => {
        isGone = true
      }
    }, [])
    return <div className="min-h-26 noscript:hidden">{Loaded && <Loaded {...props} />}</div>
  }
}

import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import { onFirstUse } from '#ui/first-use.ts'
import { Skeleton } from '#ui/skeleton.tsx'

interface Loaded<Props> {
  Chart: ComponentType<Props>
  /** Somebody has opened the table of what the server drew. */
  isTableOpen: boolean
}

const never = () => () => {}

/**
 * Makes the place where charts stand. What the server drew stays as it is until the code has come that makes it answer: when it comes near,
 * or somebody begins to use the page. Not a Suspense: news for the page would put a grey box in the place of what was drawn.
 * `OnServer`: what draws at once; in a browser there is nothing of it.
 */
export function placeOfCharts<Props extends object>(
  OnServer: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function ChartPlace(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const isTakenOver = useSyncExternalStore(
      never,
      () => false,
      () => true,
    )
    const [isDrawn] = useState(isTakenOver)
    const [loaded, setLoaded] = useState<Loaded<Props>>()
    useEffect(() => {
      if (!place.current) return undefined
      return whenWanted(place.current, () => {
        // Where it cannot be loaded, what was drawn stays.
        load().then(
          (Chart) =>
            setLoaded({
              Chart,
              isTableOpen: Boolean(place.current?.querySelector('details[open]')),
            }),
          never,
        )
      })
    }, [])
    const Chart = OnServer ?? loaded?.Chart
    if (Chart)
      return (
        <div
          key="chart"
          ref={(chart) => {
            if (loaded?.isTableOpen) chart?.querySelector('details')?.setAttribute('open', '')
          }}
          className="min-w-0"
        >
          <Chart {...props} />
        </div>
      )
    return (
      <div
        key="drawn"
        ref={place}
        className="min-w-0"
        suppressHydrationWarning
        {...(isDrawn ? { dangerouslySetInnerHTML: { __html: '' } } : { children: coming })}
      />
    )
  }
}

const coming = <Skeleton className="h-60 w-full" />

function whenWanted(element: Element, begin: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
    { rootMargin: '400px' },
  )
  observer.observe(element)
  const stop = onFirstUse(begin)
  return () => {
    observer.disconnect()
    stop()
  }
}

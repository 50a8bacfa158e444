import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { onFirstUse } from './first-use.ts'

export interface WhenNear<Props extends object> {
  /** Stands inside a Suspense. */
  Part: LazyExoticComponent<ComponentType<Props>>
  /** The ref of what it stands in. */
  watch: (element: Element | null) => (() => void) | undefined
}

/** About half a screen before it is seen. */
const near = { rootMargin: '400px' }

/** React lets news for the page wait until all of it is there, so no part may stay away for ever. */
const comesAnywayMs = 15_000

/**
 * A part of a page below its first screen. The server writes it; until its code is there, that stands as it is. The code
 * is loaded when the part comes near, or somebody begins to use the page; where it cannot be loaded, what the server wrote
 * stays.
 */
export function whenNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): WhenNear<Props> {
  let open: (() => void) | undefined
  const hasCome = new Promise<void>((resolve) => (open = resolve))
  const never = new Promise<ComponentType<Props>>(() => {})
  const come = () => open?.()

  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() }
    await hasCome
    return { default: await load().catch(() => never) }
  })

  function watch(element: Element | null) {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      near,
    )
    observer.observe(element)
    const timer = setTimeout(come, comesAnywayMs)
    const stop = onFirstUse(come)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      stop()
    }
  }
  return { Part, watch }
}

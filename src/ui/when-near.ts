import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

export interface WhenNear<Props extends object> {
  /** Stands inside a Suspense. */
  Part: LazyExoticComponent<ComponentType<Props>>
  /** The ref of what it stands in. */
  watch: (element: Element | null) => (() => void) | undefined
}

/** About half a screen before it is seen. */
const near = { rootMargin: '400px' }

/**
 * A part of a page below its first screen. The server writes it; until its code is there, that stands as it is. The code
 * is loaded when the part comes near; where it cannot be loaded, what the server wrote stays.
 */
export function whenNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): WhenNear<Props> {
  let come: (() => void) | undefined
  const hasCome = new Promise<void>((resolve) => (come = resolve))
  const never = new Promise<ComponentType<Props>>(() => {})

  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() }
    await hasCome
    return { default: await load().catch(() => never) }
  })

  function watch(element: Element | null) {
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come?.()
    }, near)
    observer.observe(element)
    return () => observer.disconnect()
  }
  return { Part, watch }
}

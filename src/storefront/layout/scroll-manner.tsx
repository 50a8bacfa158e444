import { useLayoutEffect } from 'react'
import { useNavigationType } from 'react-router'

/**
 * A new page is scrolled to its top smoothly (spec 2); on the way back one is at once where one was. Stands before
 * ScrollRestoration, which scrolls. Reduced motion is stronger (style.css).
 */
export function ScrollManner() {
  const isBack = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = isBack ? 'auto' : 'smooth'
  }, [isBack])
  return null
}

import { useEffect, useRef, useState } from 'react'

/** What the server draws for: it is scaled until the browser has measured. */
const usual = 640

/** How wide an element is, in CSS pixels. A chart is drawn for that width, so that its words stay as large as other words. */
export function useWidth<Measured extends Element>() {
  const ref = useRef<Measured>(null)
  const [width, setWidth] = useState(usual)
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

import { useEffect, useRef } from 'react'

/** What is dragged, so that nothing else is taken for a picture. */
const dragType = 'application/x-shop-picture'

interface Dragging {
  /** A picture was let go in the place of another one. */
  onMove: (from: number, to: number) => void
  /** Files were let go anywhere on it. */
  onFiles: (files: readonly File[]) => void
}

const placeOf = ({ target }: DragEvent): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-place]')?.dataset['place']
    : undefined

/** For the element around pictures, each of which says its place (`data-place`): a shortcut for the mouse, beside their buttons. */
export function useDragging(dragging: Dragging) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(dragging)
  useEffect(() => {
    latest.current = dragging
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const { current } = element
    current?.addEventListener(
      'dragstart',
      (event) => event.dataTransfer?.setData(dragType, placeOf(event) ?? ''),
      { signal },
    )
    current?.addEventListener(
      'dragover',
      (event) => {
        const types = event.dataTransfer?.types ?? []
        if (types.includes('Files') || types.includes(dragType)) event.preventDefault()
      },
      { signal },
    )
    current?.addEventListener(
      'drop',
      (event) => {
        const files = [...(event.dataTransfer?.files ?? [])]
        const [from, to] = [event.dataTransfer?.getData(dragType), placeOf(event)]
        if (from) {
          event.preventDefault()
          if (to !== undefined) latest.current.onMove(Number(from), Number(to))
        } else if (files.length > 0) {
          event.preventDefault()
          latest.current.onFiles(files)
        }
      },
      { signal },
    )
    return () => leaving.abort()
  }, [])
  return element
}

import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import type { ShownPicture } from '#shop/catalog/product.ts'
import type { ZoomProps } from './zoom.tsx'

const load = () => import('./zoom.tsx').then(({ Zoom }) => Zoom)

/** Pictures large over the page. The code comes when it is wanted; where it does not come, the link opens the picture. */
export function useZoom(pictures: readonly ShownPicture[], name: string) {
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>()
  const [index, setIndex] = useState<number>()

  function openZoom(event: MouseEvent<HTMLAnchorElement>, wanted: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    const { href } = event.currentTarget
    load().then(
      (Loaded) => {
        setZoom(() => Loaded)
        setIndex(wanted)
      },
      () => window.location.assign(href),
    )
  }

  const zoom: ReactNode = Zoom && (
    <Zoom pictures={pictures} name={name} index={index} onShow={setIndex} />
  )
  return { zoom, openZoom, preloadZoom: () => void load().catch(() => undefined) }
}

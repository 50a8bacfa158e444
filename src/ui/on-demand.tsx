import { useEffect, useState, type ComponentType, type MouseEvent } from 'react'
import { useLocation } from 'react-router'

export interface OnDemandProps {
  open: boolean
  onClose: () => void
}

export interface OnDemand<Extra extends object> {
  open: () => void
  /** For the first sign that it will be wanted. */
  preload: () => void
  /** Stands once in the layout. */
  Place: ComponentType<Extra>
  /** For links that lead to a page with the same content where it cannot be opened here. */
  linkProps: {
    onClick: (event: MouseEvent) => void
    onPointerEnter: () => void
    onFocus: () => void
  }
}

/**
 * A dialog whose code is loaded when it is first wanted. It closes when the page changes.
 * `instead`: the URL that has the same content, for when the code cannot be loaded.
 */
export function onDemand<Extra extends object = object>(
  load: () => Promise<ComponentType<Extra & OnDemandProps>>,
  instead?: () => string,
): OnDemand<Extra> {
  let openPlace: (() => void) | undefined
  const preload = () => void load().catch(() => undefined)
  const open = () => openPlace?.()

  function Place(extra: Extra) {
    const [Dialog, setDialog] = useState<ComponentType<Extra & OnDemandProps>>()
    const [openedOn, setOpenedOn] = useState<string>()
    const { pathname } = useLocation()

    useEffect(() => {
      openPlace = () =>
        load().then(
          (Loaded) => {
            setDialog(() => Loaded)
            setOpenedOn(pathname)
          },
          () => instead && window.location.assign(instead()),
        )
      return () => (openPlace = undefined)
    }, [pathname])

    if (!Dialog) return null
    return <Dialog {...extra} open={openedOn === pathname} onClose={() => setOpenedOn(undefined)} />
  }

  function onClick(event: MouseEvent) {
    if (!openPlace || isForNewTab(event)) return
    event.preventDefault()
    open()
  }

  return { open, preload, Place, linkProps: { onClick, onPointerEnter: preload, onFocus: preload } }
}

const isForNewTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

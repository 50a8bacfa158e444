import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { Popover } from '@base-ui/react/popover'
import { m } from '#paraglide/messages.js'
import { categoriesClass, CategoriesWords, type CategoriesMenuProps } from './categories-words.tsx'
import { CategoryTabs } from './category-tabs.tsx'

/** Spec 9: it stays this long after the pointer left. */
const closesAfterMs = 3000

/**
 * The categories and their products (spec 2). A popover with tabs, not Base UI's navigation menu: what that one puts into the
 * page to guide the keyboard is reachable and hidden from screen readers at once, which axe rightly refuses.
 */
export function CategoriesMenu({ categories, startsOpen, takesFocus }: CategoriesMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const { isOpen, setIsOpen, onTrigger, onPopup } = useHovering(startsOpen)
  useLayoutEffect(() => {
    if (takesFocus) trigger.current?.focus()
  }, [takesFocus])

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger ref={trigger} {...onTrigger} className={categoriesClass}>
        <CategoriesWords />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          className="z-40"
          positionMethod="fixed"
          align="start"
          collisionPadding={24}
        >
          <Popover.Popup
            {...onPopup}
            aria-label={m.header_categories()}
            className="w-[min(56rem,100vw-3rem)] overflow-hidden rounded-card border border-line bg-surface shadow-lift transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <CategoryTabs categories={categories} onLeave={() => setIsOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/**
 * Open as long as a mouse is on the button or the popup, and 3 seconds longer. Not Base UI's `openOnHover`: it misses a pointer
 * that rested there before the menu came. A finger presses.
 */
function useHovering(startsOpen: boolean) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = () => clearTimeout(closing.current)
  useEffect(() => () => clearTimeout(closing.current), [])
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    stay()
    closing.current = setTimeout(() => setIsOpen(false), closesAfterMs)
  }
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    stay()
    setIsOpen(true)
  }
  return {
    isOpen,
    setIsOpen,
    onTrigger: { onPointerEnter: enter, onPointerLeave: leave },
    onPopup: { onPointerEnter: stay, onPointerLeave: leave },
  }
}

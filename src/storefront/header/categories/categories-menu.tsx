import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react'
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
export function CategoriesMenu({ categories, openedBy, takesFocus }: CategoriesMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const { isOpen, isHovered, close, onOpenChange, onTrigger, onPopup } = useHovering(openedBy)
  useLayoutEffect(() => {
    if (takesFocus) trigger.current?.focus()
  }, [takesFocus])

  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
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
            ref={popup}
            // Who points at it may be typing elsewhere: the keyboard stays there, until it goes in by itself.
            initialFocus={!isHovered}
            finalFocus={isHovered ? () => holdsFocus(popup) : true}
            aria-label={m.header_categories()}
            className="w-[min(56rem,100vw-3rem)] overflow-hidden rounded-card border border-line bg-surface shadow-lift transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <CategoryTabs categories={categories} onLeave={close} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

const holdsFocus = ({ current }: RefObject<HTMLElement | null>) =>
  current?.contains(document.activeElement) ?? false

/**
 * Open as long as a mouse is on the button or the popup, and 3 seconds longer. Not Base UI's `openOnHover`: it misses a pointer
 * that rested there before the menu came. A finger presses.
 */
function useHovering(openedBy: CategoriesMenuProps['openedBy']) {
  const [isOpen, setIsOpen] = useState(openedBy !== undefined)
  const [isHovered, setIsHovered] = useState(openedBy === 'hover')
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
    if (isOpen) return
    setIsOpen(true)
    setIsHovered(true)
  }
  function onOpenChange(next: boolean, details: Popover.Root.ChangeEventDetails) {
    const isClick = details.reason === 'trigger-press' && details.event.detail > 0
    if (!next && isHovered && isClick) {
      // It came under the pointer just before the click that was meant to open it.
      details.cancel()
      return setIsHovered(false)
    }
    stay()
    setIsOpen(next)
    if (next) setIsHovered(false)
  }
  return {
    isOpen,
    isHovered,
    close: () => setIsOpen(false),
    onOpenChange,
    onTrigger: { onPointerEnter: enter, onPointerLeave: leave },
    onPopup: { onPointerEnter: stay, onPointerLeave: leave },
  }
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Popover } from '@base-ui/react/popover'
import { m } from '#paraglide/messages.js'
import { categoriesClass, CategoriesWords, type CategoriesMenuProps } from './categories-words.tsx'
import { CategoryTabs } from './category-tabs.tsx'

/** Spec 9: it stays this long after the pointer left. */
const closesAfterMs = 3000
const opensAfterMs = 100

/**
 * The categories and their products (spec 2). A popover with tabs, not Base UI's navigation menu: what that one puts into the
 * page to guide the keyboard is reachable and hidden from screen readers at once, which axe rightly refuses.
 */
export function CategoriesMenu({ categories, startsOpen, ...taken }: CategoriesMenuProps) {
  const { isPointedAt, takesFocus } = taken
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(startsOpen)
  useLayoutEffect(() => {
    if (takesFocus) trigger.current?.focus()
  }, [takesFocus])
  // The pointer rests already where this came: it opens as by any other pointer, and so it also closes when the pointer leaves.
  useEffect(() => {
    if (isPointedAt) trigger.current?.dispatchEvent(new MouseEvent('mouseenter'))
  }, [isPointedAt])

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        ref={trigger}
        openOnHover
        delay={opensAfterMs}
        closeDelay={closesAfterMs}
        className={categoriesClass}
      >
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

import { useLayoutEffect, useRef, useState } from 'react'
import { NavigationMenu } from '@base-ui/react/navigation-menu'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { categoriesClass, CategoriesWords, type CategoriesMenuProps } from './categories-button.tsx'
import { CategoryPanel } from './category-panel.tsx'

/** Spec 9: it stays this long after the pointer left. */
const closesAfterMs = 3000
const opensAfterMs = 100

const isOpen = 'categories'

/** The categories; pointing at one, or choosing it by key or finger, lists its products (spec 2). */
export function CategoriesMenu({ categories, startsOpen, takesFocus }: CategoriesMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) trigger.current?.focus()
  }, [takesFocus])
  return (
    <NavigationMenu.Root
      aria-label={m.header_categories()}
      defaultValue={startsOpen ? isOpen : null}
      delay={opensAfterMs}
      closeDelay={closesAfterMs}
    >
      <NavigationMenu.List>
        <NavigationMenu.Item value={isOpen}>
          <NavigationMenu.Trigger ref={trigger} className={categoriesClass}>
            <CategoriesWords />
          </NavigationMenu.Trigger>
          <NavigationMenu.Content>
            <CategoryList categories={categories} />
          </NavigationMenu.Content>
        </NavigationMenu.Item>
      </NavigationMenu.List>
      <NavigationMenu.Portal>
        <NavigationMenu.Positioner className="z-40" align="start" collisionPadding={24}>
          <NavigationMenu.Popup className="w-[min(56rem,100vw-3rem)] rounded-card border border-line bg-surface shadow-lift transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <NavigationMenu.Viewport />
          </NavigationMenu.Popup>
        </NavigationMenu.Positioner>
      </NavigationMenu.Portal>
    </NavigationMenu.Root>
  )
}

function CategoryList({ categories }: Pick<CategoriesMenuProps, 'categories'>) {
  const [shown, setShown] = useState(categories[0]?.slug)
  return (
    <NavigationMenu.Root
      orientation="vertical"
      value={shown}
      // One of them is always shown.
      onValueChange={(slug: string | null) => slug !== null && setShown(slug)}
      className="grid grid-cols-[13rem_1fr]"
    >
      <NavigationMenu.List className="h-full max-h-[70dvh] overflow-y-auto border-r border-line p-2">
        {categories.map(({ slug, name }) => (
          <NavigationMenu.Item key={slug} value={slug}>
            <NavigationMenu.Trigger className="flex min-h-11 w-full items-center justify-between gap-2 rounded-control px-3 py-1.5 text-left font-medium hover:text-brand data-popup-open:bg-brand-wash data-popup-open:text-brand">
              {name}
              <Icon name="chevron-right" className="size-4" />
            </NavigationMenu.Trigger>
            <NavigationMenu.Content className="p-3">
              <CategoryPanel slug={slug} name={name} />
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
      <NavigationMenu.Viewport className="max-h-[70dvh] min-h-84 overflow-y-auto" />
    </NavigationMenu.Root>
  )
}

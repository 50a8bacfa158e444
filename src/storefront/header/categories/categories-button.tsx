import { useRef, useState, type ComponentType, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { ShopLink } from '#pages/shop-link.tsx'
import { categoriesClass, CategoriesWords, type CategoriesMenuProps } from './categories-words.tsx'

type TakenOver = Omit<CategoriesMenuProps, 'categories'>

/** Leads to the shop by itself. At the first touch it becomes the menu of categories. */
export function CategoriesButton({ categories }: Pick<CategoriesMenuProps, 'categories'>) {
  const link = useRef<HTMLAnchorElement>(null)
  const isPressed = useRef(false)
  const [menu, setMenu] = useState<{ Loaded: ComponentType<CategoriesMenuProps> } & TakenOver>()

  const load = () =>
    import('./categories-menu.tsx').then(({ CategoriesMenu }) => takeOver(CategoriesMenu))
  const tryToLoad = () => void load().catch(() => undefined)

  function takeOver(Loaded: ComponentType<CategoriesMenuProps>) {
    const element = link.current
    if (!element) return
    const isHovered = element.matches(':hover')
    const openedBy = isPressed.current ? 'press' : isHovered ? 'hover' : undefined
    const takesFocus = document.activeElement === element
    // In one step: nothing happens between looking at the link and showing the menu.
    flushSync(() => setMenu({ Loaded, openedBy, takesFocus }))
  }

  function press(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    isPressed.current = true
    const { href } = event.currentTarget
    load().catch(() => window.location.assign(href))
  }

  if (categories.length === 0) return null
  if (menu) {
    const { Loaded, ...taken } = menu
    return <Loaded categories={categories} {...taken} />
  }
  return (
    <ShopLink
      ref={link}
      to="/shop"
      className={categoriesClass}
      onPointerEnter={tryToLoad}
      onFocus={tryToLoad}
      onClick={press}
    >
      <CategoriesWords />
    </ShopLink>
  )
}

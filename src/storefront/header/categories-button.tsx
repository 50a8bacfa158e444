import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { Shell } from '../shell.ts'
import { ShopLink } from '../shop-link.tsx'

export interface CategoriesMenuProps {
  categories: Shell['categories']
  /** It takes the place of a link that was pointed at or pressed. */
  startsOpen: boolean
  /** The keyboard stood on that link. */
  takesFocus: boolean
}

type TakenOver = Omit<CategoriesMenuProps, 'categories'>

export const categoriesClass =
  'inline-flex h-11 items-center gap-2 rounded-control px-3 font-semibold hover:bg-brand-wash hover:text-brand data-popup-open:bg-brand-wash data-popup-open:text-brand'

/** Leads to the shop by itself. At the first touch it becomes the menu of categories. */
export function CategoriesButton({ categories }: Pick<CategoriesMenuProps, 'categories'>) {
  const link = useRef<HTMLAnchorElement>(null)
  const isPressed = useRef(false)
  const [Menu, setMenu] = useState<ComponentType<CategoriesMenuProps>>()
  const [taken, setTaken] = useState<TakenOver>()

  const load = () =>
    import('./categories-menu.tsx').then(({ CategoriesMenu }) => setMenu(() => CategoriesMenu))

  useEffect(() => {
    const element = link.current
    if (!Menu || !element) return
    setTaken({
      startsOpen: isPressed.current || element.matches(':hover'),
      takesFocus: document.activeElement === element,
    })
  }, [Menu])

  function press(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    isPressed.current = true
    const { href } = event.currentTarget
    load().catch(() => window.location.assign(href))
  }

  if (categories.length === 0) return null
  if (Menu && taken) return <Menu categories={categories} {...taken} />
  const tryToLoad = () => void load().catch(() => undefined)
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

export function CategoriesWords() {
  return (
    <>
      <Icon name="menu" />
      {m.header_categories()}
      <Icon name="chevron-down" className="size-4" />
    </>
  )
}

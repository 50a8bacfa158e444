import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { Shell } from '#storefront/layout/shell.ts'

export interface CategoriesMenuProps {
  categories: Shell['categories']
  /** It takes the place of a link that was pointed at or pressed. */
  openedBy: 'hover' | 'press' | undefined
  /** The keyboard stood on that link. */
  takesFocus: boolean
}

export const categoriesClass =
  'inline-flex h-11 items-center gap-2 rounded-control px-3 font-semibold hover:bg-brand-wash hover:text-brand data-popup-open:bg-brand-wash data-popup-open:text-brand'

export function CategoriesWords() {
  return (
    <>
      <Icon name="menu" />
      {m.header_categories()}
      <Icon name="chevron-down" className="size-4" />
    </>
  )
}

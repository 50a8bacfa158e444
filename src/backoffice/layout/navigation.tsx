import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import type { MenuEntry } from '#pages/site-map.ts'
import { PersonPhoto, type ShownPhoto } from '#storefront/account/layout/person-photo.tsx'
import { Icon } from '#ui/icon.tsx'
import { Bell } from '../live/bell.tsx'
import type { ChosenAppearance } from './appearance/appearance.ts'
import { palette } from './dialogs.ts'
import { paletteKeys } from './go-keys.ts'
import { useLightDismiss } from './light-dismiss.ts'
import { MenuList, row } from './menu-list.tsx'
import { PersonLinks } from './person-links.tsx'

export interface NavigationProps {
  shopName: string
  person: { name: string; email: string; photo: ShownPhoto }
  /** The pages of the role. */
  menu: readonly MenuEntry[]
  appearance: ChosenAppearance
}

/** At the side of desks; folded it shows icons alone. */
export function Navigation({ shopName, person, menu, appearance }: NavigationProps) {
  const { isFolded, fold } = appearance
  const folding = isFolded ? m.shell_unfold() : m.shell_fold()
  return (
    <header
      className={`sticky top-0 z-30 flex h-dvh shrink-0 flex-col gap-2 border-r border-line bg-surface p-2 max-md:hidden print:hidden ${isFolded ? 'w-16' : 'w-60'}`}
    >
      <div className={`flex items-center gap-1 ${isFolded ? 'flex-col' : ''}`}>
        {!isFolded && (
          <ShopLink
            to="/dashboard/panelboard"
            className="flex min-h-11 min-w-0 flex-1 items-center px-3 text-lg font-bold"
          >
            <span className="line-clamp-2 leading-tight [overflow-wrap:anywhere]">{shopName}</span>
          </ShopLink>
        )}
        <button
          type="button"
          aria-label={folding}
          title={folding}
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-brand-wash hover:text-brand"
        >
          <Icon name={isFolded ? 'chevron-right' : 'chevron-left'} />
        </button>
      </div>
      <SearchAndBell isFolded={isFolded} />
      <nav aria-label={m.staff_menu()} className="min-h-0 flex-1 overflow-y-auto">
        <MenuList menu={menu} isFolded={isFolded} />
      </nav>
      <PersonMenu person={person} appearance={appearance} />
    </header>
  )
}

const SearchAndBell = ({ isFolded }: Pick<ChosenAppearance, 'isFolded'>) => (
  <div className={`flex shrink-0 gap-1 ${isFolded ? 'flex-col' : ''}`}>
    <button
      type="button"
      title={isFolded ? m.palette_open() : undefined}
      aria-keyshortcuts="Control+K Meta+K"
      className={`flex min-h-11 min-w-0 items-center gap-3 rounded-control border border-control-line px-3 text-ink-soft hover:border-brand hover:text-brand ${isFolded ? 'justify-center' : 'flex-1'}`}
      {...palette.linkProps}
    >
      <Icon name="search" />
      <span className={isFolded ? 'sr-only' : ''}>{m.palette_open()}</span>
      {!isFolded && <kbd className="ml-auto text-sm">{paletteKeys[0]}</kbd>}
    </button>
    <Bell panelClassName="absolute top-full left-0 mt-1 w-96" />
  </div>
)

function PersonMenu({ person, appearance }: Pick<NavigationProps, 'person' | 'appearance'>) {
  const { isFolded } = appearance
  return (
    <details ref={useLightDismiss()} className="relative shrink-0 border-t border-line pt-2">
      <summary
        className={`${row} cursor-pointer list-none px-1! [&::-webkit-details-marker]:hidden ${isFolded ? 'justify-center' : ''}`}
      >
        <PersonPhoto photo={person.photo} size="tiny" />
        <span className="sr-only">{m.shell_account({ name: isFolded ? person.name : '' })}</span>
        {!isFolded && (
          <span className="min-w-0">
            <span className="block truncate font-semibold">{person.name}</span>
            <span className="block truncate text-sm font-normal text-ink-soft">{person.email}</span>
          </span>
        )}
      </summary>
      <div className="absolute bottom-full left-0 mb-2 max-h-[calc(100dvh-6rem)] w-72 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-lift">
        <PersonLinks appearance={appearance} />
      </div>
    </details>
  )
}

import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import type { Shell } from '../layout/shell.ts'

const menu = onDemand<{ shell: Shell }>(() =>
  import('./mobile-menu.tsx').then(({ MobileMenu }) => MobileMenu),
)

/** Phones: opens the menu; without JavaScript it leads to the same links at the end of the page. */
export function MenuButton({ shell }: { shell: Shell }) {
  return (
    <>
      <a
        href="#all-links"
        aria-label={m.header_menu()}
        className="-ml-2.5 grid size-11 place-items-center rounded-control hover:bg-brand-wash md:hidden"
        {...menu.linkProps}
      >
        <Icon name="menu" className="size-6" />
      </a>
      <menu.Place shell={shell} />
    </>
  )
}

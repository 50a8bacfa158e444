import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'

const place = 'list'

/** Past tabs, search and filters, for people who use the keyboard. */
export const SkipToList = () => (
  <a
    href={`#${place}`}
    className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:rounded-control focus:bg-brand focus:px-4 focus:py-2 focus:font-semibold focus:text-on-brand"
  >
    {m.list_skip()}
  </a>
)

export const ListPlace = ({ children }: { children: ReactNode }) => (
  <div id={place} tabIndex={-1} className="flex flex-col gap-5 outline-none">
    {children}
  </div>
)

import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { controlClass } from '#ui/field.tsx'

interface ChosenFileProps {
  /** Of the file that was chosen. */
  name: string | undefined
  children: ReactNode
}

/** Browsers write on the field in a language of their own: it lies unseen upon words of the page's. Without scripts nobody would say the name. */
export const ChosenFile = ({ name, children }: ChosenFileProps) => (
  <div
    className={`${controlClass} relative flex flex-wrap items-center gap-3 has-focus-visible:outline-2`}
  >
    <span aria-hidden className={`${chooseClass} noscript:hidden`}>
      {m.imports_choose_file()}
    </span>
    <span className="min-w-0 [overflow-wrap:anywhere] noscript:hidden">
      {name ?? m.imports_chosen_none()}
    </span>
    {children}
  </div>
)

const chooseClass =
  'rounded-control bg-brand-wash px-3 py-1.5 text-sm font-semibold text-brand-press'

/** Of the field in it. */
export const unseenClass =
  'absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:opacity-100'

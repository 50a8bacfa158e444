import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { getLocale } from '#paraglide/runtime.js'
import type { Language } from '#platform/language.ts'
import { countText } from '#pages/money/taka.ts'
import { useLive } from '../live/live-orders.tsx'
import type { loader } from './layout.tsx'

interface PageProps {
  title: string
  /** Where it is not the page's. */
  titleLanguage?: Language
  intro?: string
  /** Whether its title is printed with it. */
  isOnPaper?: boolean
  /** Beside the title: what is begun here. */
  beside?: ReactNode
  children: ReactNode
}

/** One page of the back office: its heading, and what the tab is called. Search engines have no use for it. */
export function Page({
  title,
  titleLanguage,
  intro,
  isOnPaper = true,
  beside,
  children,
}: PageProps) {
  const { fresh } = useLive()
  const news = fresh > 0 ? `(${countText(fresh)}) ` : ''
  const around = useRouteLoaderData<typeof loader>(`${getLocale()}/backoffice`)
  return (
    <>
      <title>{news + (around ? `${title} · ${around.shopName}` : title)}</title>
      <meta name="robots" content="noindex" />
      {/* An empty box would be a page of its own before sheets of another size. */}
      <div
        className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${isOnPaper ? '' : 'print:hidden'}`}
      >
        <h1 lang={titleLanguage} className="min-w-0 text-2xl font-semibold break-words">
          {title}
        </h1>
        {beside}
      </div>
      {intro && <p className={`${beside ? 'mt-2' : 'mt-1'} text-ink-soft`}>{intro}</p>}
      <div className="mt-5 flex flex-col gap-5 print:mt-0 print:block [&>output]:mb-0!">
        {children}
      </div>
    </>
  )
}

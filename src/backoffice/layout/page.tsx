import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { getLocale } from '#paraglide/runtime.js'
import type { Language } from '#platform/language.ts'
import type { loader } from './layout.tsx'

interface PageProps {
  title: string
  /** Where it is not the page's. */
  titleLanguage?: Language
  intro?: string
  children: ReactNode
}

/** One page of the back office: its heading, and what the tab is called. Search engines have no use for it. */
export function Page({ title, titleLanguage, intro, children }: PageProps) {
  const around = useRouteLoaderData<typeof loader>(`${getLocale()}/backoffice`)
  return (
    <>
      <title>{around ? `${title} · ${around.shopName}` : title}</title>
      <meta name="robots" content="noindex" />
      <h1 lang={titleLanguage} className="text-2xl font-semibold break-words">
        {title}
      </h1>
      {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
      <div className="mt-5 flex flex-col gap-5 [&>output]:mb-0!">{children}</div>
    </>
  )
}

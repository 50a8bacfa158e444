import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { pathInLanguage, rememberChoice } from '#pages/language.ts'

/** The merchant may have chosen one of them. */
export const speaksTwo = ({ languages }: { languages?: readonly unknown[] }): boolean =>
  languages?.length !== 1

/** The same page in the other language, loaded anew, so that everything on it changes. */
export function LanguageLink({ className = '', icon }: { className?: string; icon?: ReactNode }) {
  const { pathname } = useLocation()
  const other = getLocale() === 'en' ? 'bn' : 'en'
  return (
    <a
      href={pathInLanguage(pathname, other)}
      hrefLang={other}
      lang={other}
      // The server does not write the query into the page: the page is kept for everybody.
      onClick={(event) => {
        event.currentTarget.search = window.location.search
        rememberChoice()
      }}
      className={`font-few font-semibold ${className}`}
    >
      {icon}
      {m.header_language_link()}
    </a>
  )
}

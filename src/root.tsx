import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useNavigationType,
} from 'react-router'
import type { Route } from './+types/root'
import { admit } from './storefront/auth/admit.ts'
import { ErrorPage } from './storefront/layout/error-page.tsx'
import { BeforePaint } from './storefront/layout/before-paint.tsx'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import banglaFont from './ui/fonts/anek-bangla-regular.woff2?url'
import latinFont from './ui/fonts/anek-latin.woff2?url'
import takaFont from './ui/fonts/anek-taka.woff2?url'
import './ui/style.css'
import './storefront/splash.css'
import { useLayoutEffect } from 'react'

/** What every page of a language draws first; prices need the sign of the taka. */
const fontsOf = { en: [latinFont, takaFont], bn: [banglaFont, latinFont, takaFont] }

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation()
  const language = languageOfPath(pathname)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b6b4f" />
        <BeforePaint />
        <link rel="manifest" href={pathInLanguage('/manifest.webmanifest', language)} />
        {fontsOf[language].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollManner />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** No page is opened before it has said to whom (docs/decisions/0021). */
export const middleware: Route.MiddlewareFunction[] = [admit]

export default function Root() {
  return <Outlet />
}

/** The last resort: even the layout could not be rendered. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <main className="flex-1">
      <ErrorPage error={error} />
    </main>
  )
}

/**
 * A new page is scrolled to its top smoothly (spec 2); on the way back one is at once where one was. Stands before
 * ScrollRestoration, which scrolls. Reduced motion is stronger (style.css). Chromium does not update styles for `scrollTo(0, 0)`, and
 * would scroll the first page as the one before it: the computed style is read, which updates it.
 */
function ScrollManner() {
  const isBack = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.style.scrollBehavior = isBack ? 'auto' : 'smooth'
    getComputedStyle(documentElement).getPropertyValue('scroll-behavior')
  }, [isBack])
  return null
}

import type { ReactNode } from 'react'
import { AuthLink } from './auth-link.tsx'
import type { AuthPage } from './switch-auth-page.ts'

/**
 * From signing in to registering, or back, keeping `from`. Without JavaScript no link can know it, as the page is the same for
 * everybody; but a form is posted to the URL that stands in the browser.
 */
export function AuthPageSwitch({ to, children }: { to: AuthPage; children: ReactNode }) {
  return (
    <>
      <AuthLink to={to} className="noscript:hidden">
        {children}
      </AuthLink>
      <noscript>
        <form method="post">
          <button
            name="go"
            value={to}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4 hover:text-brand-press"
          >
            {children}
          </button>
        </form>
      </noscript>
    </>
  )
}

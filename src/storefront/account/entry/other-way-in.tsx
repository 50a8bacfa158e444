import type { ReactNode } from 'react'
import { AimLink } from './aim-link.tsx'
import type { WayIn } from './pass-aim-on.ts'

/**
 * From signing in to registering, or back, with where one wants to go. Without JavaScript no link can know that, as the page is
 * the same for everybody; but a form is posted to the address that stands in the browser.
 */
export function OtherWayIn({ to, children }: { to: WayIn; children: ReactNode }) {
  return (
    <>
      <AimLink to={to} className="noscript:hidden">
        {children}
      </AimLink>
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

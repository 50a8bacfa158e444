import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'

/** Whether the page was opened with the code of a mail; not known before the browser has looked. */
export function useHasCode(readCode: () => string): boolean | undefined {
  const [hasCode, setHasCode] = useState<boolean>()
  useEffect(() => {
    const look = () => setHasCode(readCode() !== '')
    look()
    // The link of a mail, opened where this page already stands, loads nothing anew.
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [readCode])
  return hasCode
}

/** Instead of a form that could only fail: what to do where no code came with the address. */
export function CodeMissing({ to, label }: { to: string; label: string }) {
  return (
    <div className="mt-5">
      <p className="mb-4">{m.code_missing()}</p>
      <ShopButtonLink to={to} variant="quiet">
        {label}
      </ShopButtonLink>
    </div>
  )
}

/** What comes with a mail is used up by a script, so that programs that only look at links use up nothing. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="mt-4 rounded-card border border-line bg-deal-wash p-4 text-on-deal-wash">
        {m.account_needs_javascript()}
      </p>
    </noscript>
  )
}

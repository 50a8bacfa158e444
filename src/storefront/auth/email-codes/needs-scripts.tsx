import { m } from '#paraglide/messages.js'

/** What comes with a mail is used up by a script, so that programs that only look at links use up nothing. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="mt-4 rounded-card border border-line bg-deal-wash p-4 text-deal-ink">
        {m.account_needs_javascript()}
      </p>
    </noscript>
  )
}

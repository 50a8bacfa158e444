import { m } from '#paraglide/messages.js'
import { listHref } from '#pages/list/list-query.ts'
import { ShopLink } from '#pages/shop-link.tsx'

interface UnconfirmedProps {
  person: { email: string }
  /** Or they stay in the outbox. */
  sendsMails: boolean
  mayReadOutbox: boolean
}

/** Why they cannot be given a role yet, and where the link is that they need. */
export function Unconfirmed({ person: { email }, sendsMails, mayReadOutbox }: UnconfirmedProps) {
  const kept = mayReadOutbox ? m.user_not_verified_kept() : m.user_not_verified_ask()
  return (
    <div className="mb-3 text-ink-soft">
      <p>
        {m.user_not_verified()} {sendsMails ? m.user_not_verified_sent() : kept}
      </p>
      {mayReadOutbox && (
        <ShopLink
          to={listHref('/dashboard/outbox', { q: email })}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {m.user_open_mails()}
        </ShopLink>
      )}
    </div>
  )
}

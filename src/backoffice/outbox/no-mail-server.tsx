import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'

/** Says that no mail server is set, and where to set one. */
export function NoMailServer({ isOnItsPage = false }: { isOnItsPage?: boolean }) {
  return (
    <div className="rounded-card bg-deal-wash p-4 text-on-deal-wash">
      <p className="font-semibold">{m.outbox_no_server()}</p>
      <p>{m.outbox_no_server_text()}</p>
      {!isOnItsPage && (
        <ShopLink
          to="/dashboard/settings/mail"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {m.outbox_no_server_set()}
        </ShopLink>
      )}
    </div>
  )
}

import { m } from '#paraglide/messages.js'

/** Where no mail server is set: says so, and what to do. */
export function NoMailServer() {
  return (
    <div className="rounded-card bg-deal-wash p-4 text-on-deal-wash">
      <p className="font-semibold">{m.outbox_no_server()}</p>
      <p>{m.outbox_no_server_text()}</p>
    </div>
  )
}

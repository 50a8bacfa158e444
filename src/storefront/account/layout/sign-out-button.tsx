import { useState, type FormEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { toast } from '#ui/toast/toast.ts'
import { localPath } from '#pages/shop-link.tsx'

/** Ends the session here and in all tabs; without JavaScript the account's own page takes the form (layout.tsx). */
export function SignOutButton({ className }: { className: string }) {
  const [isLeaving, setLeaving] = useState(false)
  async function leave(event: FormEvent) {
    event.preventDefault()
    if (isLeaving) return
    setLeaving(true)
    const answer = await import('#storefront/session/sign-out/sign-out.ts')
      .then(({ signOut }) => signOut())
      .catch(() => 'no-connection' as const)
    if (answer === 'signed-out') return
    setLeaving(false)
    toast({ title: m.account_sign_out_failed(), kind: 'trouble' })
  }
  return (
    <form method="post" action={localPath('/dashboard')} onSubmit={(event) => void leave(event)}>
      <button
        type="submit"
        name="what"
        value="sign-out"
        aria-busy={isLeaving || undefined}
        className={`${className} text-left`}
      >
        {isLeaving ? <Spinner /> : <Icon name="external" />}
        {m.account_sign_out()}
      </button>
    </form>
  )
}

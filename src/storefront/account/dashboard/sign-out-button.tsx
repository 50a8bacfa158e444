import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { toast } from '#ui/toast.ts'

/** Ends the session here and in all tabs. Without JavaScript the session ends by itself, or with the browser. */
export function SignOutButton({ className }: { className: string }) {
  const [isLeaving, setLeaving] = useState(false)
  async function leave() {
    if (isLeaving) return
    setLeaving(true)
    const answer = await import('../session/leave.ts')
      .then(({ signOut }) => signOut())
      .catch(() => 'no-connection' as const)
    if (answer === 'signed-out') return
    setLeaving(false)
    toast({ title: m.account_sign_out_failed(), kind: 'trouble' })
  }
  return (
    <button
      type="button"
      onClick={() => void leave()}
      aria-busy={isLeaving || undefined}
      className={`${className} text-left`}
    >
      {isLeaving ? <Spinner /> : <Icon name="external" />}
      {m.account_sign_out()}
    </button>
  )
}

import { m } from '#paraglide/messages.js'
import type { ActionRefusal } from '#shop/action-refusal.ts'
import { identityWords } from '#storefront/auth/identity-words.ts'
import { SignInAndReturn } from './sign-in-and-return.tsx'

type Refusal = ActionRefusal['outcome']

const words: Record<Exclude<Refusal, 'requires-recent-login'>, () => string> = {
  'not-permitted': m.staff_not_permitted,
  'second-factor-missing': identityWords['second-factor-missing'],
  invalid: m.staff_invalid,
}

/** Why what was asked for was not even tried; where a sign-in of a moment ago is missing, the way to it. */
export function RefusedAction({
  refusal,
  panel,
}: {
  refusal: Refusal
  panel?: string | undefined
}) {
  if (refusal === 'requires-recent-login') return <SignInAndReturn panel={panel} />
  return (
    <p
      role="alert"
      className="rounded-control border border-cut bg-cut-wash px-4 py-3 font-medium text-cut"
    >
      {words[refusal]()}
    </p>
  )
}

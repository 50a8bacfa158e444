import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button, buttonClass } from '#ui/button.tsx'
import { PasswordField } from '#storefront/auth/passwords/password-field.tsx'
import { identityWords } from '#storefront/auth/identity-words.ts'
import { SignInAndReturn } from '../layout/sign-in-and-return.tsx'
import { useIsSending } from '#pages/use-is-sending.ts'
import { WayOut } from '#pages/way-out.tsx'
import type { ProfileAnswer } from './profile-answer.ts'

/** Behind one more press and the password; also without JavaScript. */
export function DeleteForm({ answer }: { answer: ProfileAnswer | undefined }) {
  const why = answer?.outcome === 'deletion-refused' ? answer.why : undefined
  return (
    <details open={why !== undefined || undefined}>
      <summary className={buttonClass('quiet', 'cursor-pointer list-none text-cut!')}>
        {m.delete_title()}
      </summary>
      {why === 'requires-recent-login' ? (
        <div className="mt-4 max-w-md">
          <SignInAndReturn />
        </div>
      ) : (
        <DeleteFields refusal={why && refusalOf(why)} />
      )}
    </details>
  )
}

function DeleteFields({ refusal }: { refusal: string | undefined }) {
  const isBusy = useIsSending('delete')
  return (
    <Form method="post" className="mt-4 flex max-w-md flex-col gap-4">
      <input type="hidden" name="what" value="delete" />
      <PasswordField
        id="delete-password"
        name="password"
        label={m.login_password()}
        error={refusal}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="quiet" busy={isBusy} className="text-cut!">
          {m.delete_submit()}
        </Button>
        <WayOut>{m.delete_no()}</WayOut>
      </div>
    </Form>
  )
}

type Why = Exclude<
  Extract<ProfileAnswer, { outcome: 'deletion-refused' }>['why'],
  'requires-recent-login'
>

function refusalOf(why: Why): string {
  switch (why) {
    case 'wrong-password':
      return m.security_wrong()
    case 'works-here':
      return m.delete_works_here()
    case 'too-many-requests':
      return identityWords[why]()
  }
}

import { Icon } from '#ui/icon.tsx'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { PhoneLink } from '#storefront/phone-link.tsx'
import type { NoticeWords } from './notice-words.ts'

export const noticeId = 'placing-notice'

/** Name of the button that orders as a guest after the session has ended. */
export const asGuest = 'as-guest'

/** What became of the last press. Screen readers announce it when it appears, and it takes the focus where it has to be read. */
export function SubmissionNoticeBox({ words }: { words: NoticeWords | undefined }) {
  const look = words?.isTrouble
    ? 'border-cut bg-cut-wash text-cut'
    : 'border-brand bg-brand-wash text-brand-press'
  return (
    <div role="alert" id={noticeId} tabIndex={-1} className="scroll-mt-40 outline-none">
      {words && (
        <div className={`mb-5 flex gap-3 rounded-card border p-4 ${look}`}>
          <Icon name="alert" className="mt-0.5 size-6" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{words.title}</p>
            {words.lines.length > 0 && (
              <ul className="mt-1 space-y-1 text-ink">
                {words.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            {words.withSignIn && <SignInOrGuest />}
            {words.withPhone && (
              <p className="mt-2">
                <PhoneLink />
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/** The button sends the form: nobody is signed in, so the order is a guest's. */
function SignInOrGuest() {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <ShopLink
        to={`/login?from=${encodeURIComponent(localPath('/checkout'))}`}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
      >
        {m.checkout_sign_in_again()}
      </ShopLink>
      <Button type="submit" name={asGuest} variant="quiet">
        {m.checkout_as_guest()}
      </Button>
    </div>
  )
}

import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { personalPage, publicPage, shopContext } from '../../shop-context.ts'
import { PageHead, useShell } from '../page-head.tsx'
import type { Route } from './+types/login'
import { answerEntry, visitOf } from './entry/answer-entry.ts'
import { EntryCard } from './entry/entry-card.tsx'
import { OtherWayIn } from './entry/other-way-in.tsx'
import { passAimOn } from './entry/pass-aim-on.ts'
import { SignInForm } from './entry/sign-in-form.tsx'
import { takeSignIn } from './entry/take-entry.ts'
import { GoogleButton } from './google/google-button.tsx'
import { WelcomeBack } from './entry/welcome-back.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  const { shopUrl, google } = context.get(shopContext).environment
  return { shopUrl, google: google !== undefined }
}

/** What a browser without JavaScript posts (docs/decisions/0016). */
export async function action({ context, request }: Route.ActionArgs) {
  personalPage(context)
  const visit = visitOf(context, request)
  const form = await request.formData()
  passAimOn(form, new URL(request.url))
  return answerEntry(await takeSignIn(context.get(shopContext), form, visit), new URL(request.url))
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { shopName } = useShell()
  return (
    <EntryCard
      title={m.login_title()}
      intro={m.login_intro()}
      footer={
        <>
          <p className="flex flex-wrap items-center gap-x-2">
            {m.login_new_here()} <OtherWayIn to="/register">{m.login_to_register()}</OtherWayIn>
          </p>
          <p className="text-sm text-ink-soft">{m.login_lists_stay()}</p>
        </>
      }
    >
      <PageHead
        title={`${m.login_title()} · ${shopName}`}
        description={m.login_description({ shop: shopName })}
        path="/login"
        shopUrl={loaderData.shopUrl}
        hidden
      />
      <WelcomeBack>
        {loaderData.google && <GoogleButton />}
        <SignInForm answered={actionData} />
      </WelcomeBack>
    </EntryCard>
  )
}

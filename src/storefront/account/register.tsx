import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { personalPage, publicPage, shopContext } from '../../shop-context.ts'
import { languageOfPath } from '../language.ts'
import { PageHead, useShell } from '../page-head.tsx'
import type { Route } from './+types/register'
import { answerEntry, visitOf } from './entry/answer-entry.ts'
import { EntryCard } from './entry/entry-card.tsx'
import { OtherWayIn } from './entry/other-way-in.tsx'
import { passAimOn } from './entry/pass-aim-on.ts'
import { RegistrationForm } from './entry/registration-form.tsx'
import { takeRegistration } from './entry/take-entry.ts'
import { GoogleButton } from './google/google-button.tsx'
import { WelcomeBack } from './entry/welcome-back.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  const shop = context.get(shopContext)
  const { shopUrl, passwordPolicy, google } = shop.environment
  return { shopUrl, policy: passwordPolicy, google: google !== undefined }
}

/** What a browser without JavaScript posts (docs/decisions/0016). */
export async function action({ context, request }: Route.ActionArgs) {
  personalPage(context)
  const address = new URL(request.url)
  const language = languageOfPath(address.pathname)
  const visit = visitOf(context, request)
  const form = await request.formData()
  passAimOn(form, address)
  return answerEntry(
    await takeRegistration(context.get(shopContext), form, { visit, language }),
    address,
  )
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { shopName } = useShell()
  return (
    <EntryCard
      title={m.register_title()}
      intro={m.register_intro()}
      footer={
        <>
          <p className="flex flex-wrap items-center gap-x-2">
            {m.register_have()} <OtherWayIn to="/login">{m.register_to_login()}</OtherWayIn>
          </p>
          <p className="text-sm text-ink-soft">{m.login_lists_stay()}</p>
        </>
      }
    >
      <PageHead
        title={`${m.register_title()} · ${shopName}`}
        description={m.register_description({ shop: shopName })}
        path="/register"
        shopUrl={loaderData.shopUrl}
        hidden
      />
      <WelcomeBack>
        {loaderData.google && <GoogleButton />}
        <RegistrationForm policy={loaderData.policy} answered={actionData} />
      </WelcomeBack>
    </EntryCard>
  )
}

import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { personalPage, publicPage, shopContext } from '../../shop-context.ts'
import { statusOf } from '../forms/form-answer.ts'
import { PageHead, useShell } from '../page-head.tsx'
import type { Route } from './+types/enter-code'
import { sendOn, visitOf } from './entry/answer-entry.ts'
import { CodeForm } from './entry/code-form.tsx'
import { EntryCard } from './entry/entry-card.tsx'
import { takeSecondFactor } from './entry/take-second-factor.ts'
import { WelcomeBack } from './entry/welcome-back.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { shopUrl: context.get(shopContext).environment.shopUrl }
}

/** What a browser without JavaScript posts (docs/decisions/0016). */
export async function action({ context, request }: Route.ActionArgs) {
  personalPage(context)
  const visit = visitOf(context, request)
  const form = await request.formData()
  const { answer, cookies } = await takeSecondFactor(context.get(shopContext), form, visit)
  if (answer.outcome === 'sent') throw sendOn(new URL(request.url), cookies)
  return data({ answer }, { status: statusOf(answer) })
}

/** The second step of signing in. The page is the same for everybody: who it is for, a cookie says that only the shop reads. */
export default function EnterCode({ loaderData, actionData }: Route.ComponentProps) {
  const { shopName } = useShell()
  return (
    <EntryCard title={m.factor_code_title()} intro={m.factor_code_intro()}>
      <PageHead
        title={`${m.factor_code_title()} · ${shopName}`}
        description={m.login_description({ shop: shopName })}
        path="/login/code"
        shopUrl={loaderData.shopUrl}
        hidden
      />
      <WelcomeBack>
        <CodeForm answered={actionData?.answer} />
      </WelcomeBack>
    </EntryCard>
  )
}

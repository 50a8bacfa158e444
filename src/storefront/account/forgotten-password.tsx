import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { callerContext, personalPage, publicPage, shopContext } from '../../shop-context.ts'
import { statusOf } from '../forms/form-answer.ts'
import { PageHead, useShell } from '../page-head.tsx'
import type { Route } from './+types/forgotten-password'
import { EntryCard } from './entry/entry-card.tsx'
import { takeForgotten } from './entry/take-forgotten.ts'
import { ForgottenForm } from './entry/forgotten-form.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { shopUrl: context.get(shopContext).environment.shopUrl }
}

/** What a browser without JavaScript posts (docs/decisions/0016). */
export async function action({ context, request }: Route.ActionArgs) {
  personalPage(context)
  const { address } = context.get(callerContext)
  const form = await request.formData()
  const answered = await takeForgotten(context.get(shopContext), form, address)
  return data(answered, { status: statusOf(answered.answer) })
}

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { shopName } = useShell()
  return (
    <EntryCard title={m.forgotten_title()} intro={m.forgotten_intro()}>
      <PageHead
        title={`${m.forgotten_title()} · ${shopName}`}
        description={m.forgotten_description({ shop: shopName })}
        path="/forgotten-password"
        shopUrl={loaderData.shopUrl}
        hidden
      />
      <ForgottenForm answered={actionData} />
    </EntryCard>
  )
}

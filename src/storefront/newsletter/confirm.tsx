import { z } from 'zod'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { formAction } from '#pages/form/form-action.ts'
import { confirmSubscription } from '#shop/newsletter/follow-link.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/confirm'
import { LinkPage } from './link-page.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context, url }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  const hasToken = Boolean(url.searchParams.get('token'))
  return { shopUrl: context.get(shopContext).environment.shopUrl, hasToken }
}

export const action = formAction({
  schema: z.object({}),
  run: async (_, { shop, request }) => {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const { outcome } = await confirmSubscription(shop, token)
    return outcome === 'confirmed' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

/** Where the mail leads that asks whether somebody wants the newsletter. Opened it does nothing: programs open links of mails, too. */
export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      id="confirm"
      path="/newsletter/confirm"
      {...loaderData}
      lastResult={actionData}
      words={{
        title: m.newsletter_confirm_title(),
        text: m.newsletter_confirm_text(),
        button: m.newsletter_confirm_button(),
        done: m.newsletter_confirm_done(),
        doneText: m.newsletter_confirm_done_text(),
      }}
    />
  )
}

import { z } from 'zod'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { formAction } from '#pages/form/form-action.ts'
import { unsubscribe } from '#shop/newsletter/follow-link.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/unsubscribe'
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
    const { outcome } = await unsubscribe(shop, token)
    return outcome === 'unsubscribed'
      ? { outcome: 'done' }
      : { outcome: 'refused', trouble: outcome }
  },
})

/** Where each newsletter leads a reader who wants no more of them. Mail programs send its form by themselves, without a session, in one press (RFC 8058). */
export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      id="unsubscribe"
      path="/newsletter/unsubscribe"
      {...loaderData}
      lastResult={actionData}
      words={{
        title: m.newsletter_leave_title(),
        text: m.newsletter_leave_text(),
        button: m.newsletter_leave_button(),
        done: m.newsletter_leave_done(),
        doneText: m.newsletter_leave_done_text(),
      }}
    />
  )
}

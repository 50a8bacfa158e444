import { data, redirect } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { callerContext, personalPage, publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/newsletter'
import { statusOf } from '../forms/form-answer.ts'
import { languageOfPath, pathInLanguage } from '../language.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { takeSubscription } from './take-subscription.ts'
import { PageHead, useShell } from '../page-head.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { shopUrl: context.get(shopContext).environment.shopUrl }
}

/** What a browser without JavaScript posts (docs/decisions/0016). */
export async function action({ context, request }: Route.ActionArgs) {
  personalPage(context)
  const language = languageOfPath(new URL(request.url).pathname)
  const { address } = context.get(callerContext)
  const answered = await takeSubscription(context.get(shopContext), await request.formData(), {
    address,
    language,
  })
  if (answered.answer.outcome === 'sent')
    throw redirect(pathInLanguage('/newsletter/subscribed', language), 303)
  return data(answered, { status: statusOf(answered.answer) })
}

/** The newsletter section on its own: where its form leads without JavaScript. */
export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { shopName } = useShell()
  return (
    <div className="page-width flex justify-center pt-6 md:pt-12">
      <PageHead
        title={`${m.newsletter_title()} · ${shopName}`}
        description={m.newsletter_text()}
        path="/newsletter"
        shopUrl={loaderData.shopUrl}
        hidden
      />
      <div className="w-full max-w-2xl rounded-card border border-line bg-surface p-5 md:p-8">
        <h1 className="text-2xl font-semibold">{m.newsletter_title()}</h1>
        <p className="mt-1 mb-5 text-ink-soft">{m.newsletter_text()}</p>
        <NewsletterForm answered={actionData} />
      </div>
    </div>
  )
}

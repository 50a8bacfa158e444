import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { formAction } from '#pages/form/form-action.ts'
import { subscribeSchema } from '#shop/newsletter/contract.ts'
import { subscribeToNewsletter } from '#shop/newsletter/subscribe-to-newsletter.ts'
import { callerContext, publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/newsletter'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { PageHead, useShell } from '../page-head.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { shopUrl: context.get(shopContext).environment.shopUrl }
}

export const action = formAction({
  schema: subscribeSchema,
  known: ({ request }) => ({ language: languageOfPath(new URL(request.url).pathname) }),
  limit: { name: 'newsletter', trouble: 'too-many' },
  run: async (subscription, { shop, context }) => {
    const { ipAddress } = context.get(callerContext)
    const { outcome } = await subscribeToNewsletter(shop, subscription, ipAddress)
    if (outcome === 'too-many') return { outcome: 'refused', trouble: 'too-many' }
    return {
      outcome: 'done',
      goTo: pathInLanguage('/newsletter/subscribed', subscription.language),
    }
  },
})

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
        <NewsletterForm lastResult={actionData} />
      </div>
    </div>
  )
}

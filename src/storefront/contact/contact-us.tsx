import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { formAction } from '#pages/form/form-action.ts'
import { sendMessageSchema } from '#shop/content/message-contract.ts'
import { sendMessage } from '#shop/content/send-message.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/contact-us'
import { MessageForm } from './message-form.tsx'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { ContactDetails, useHasContactDetails } from '../cms-pages/contact-details.tsx'
import { loadCmsPage } from '../cms-pages/load-cms-page.ts'
import { CmsPageHead } from '../cms-pages/cms-page-head.tsx'
import { useShell } from '../page-head.tsx'
import { Prose } from '../text/prose.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context, request }: Route.LoaderArgs) {
  publicPage(context, ['content', 'settings'])
  const language = languageOfPath(new URL(request.url).pathname)
  return loadCmsPage(context.get(shopContext), 'contact-us', language)
}

export const action = formAction({
  schema: sendMessageSchema,
  known: ({ request }) => ({ language: languageOfPath(new URL(request.url).pathname) }),
  limit: { name: 'contact', trouble: 'too-many' },
  run: async (message, { shop }) => {
    const { outcome } = await sendMessage(shop, message)
    if (outcome === 'too-many') return { outcome: 'refused', trouble: outcome }
    return { outcome: 'done', goTo: pathInLanguage('/contact-us/sent', message.language) }
  },
})

export default function ContactUs({ loaderData: page, actionData }: Route.ComponentProps) {
  const hasDetails = useHasContactDetails()
  const { shopName } = useShell()
  const name = page.title || m.header_contact_us()
  const card = 'rounded-card border border-line bg-surface p-5 md:p-8'
  return (
    <div className="page-width pt-4 md:pt-8">
      <CmsPageHead
        page={page}
        kind="ContactPage"
        name={name}
        path="/contact-us"
        description={m.contact_description({ shop: shopName })}
      />
      <h1 lang={langOf(name)} className="text-2xl font-semibold md:text-3xl">
        {name}
      </h1>
      {page.intro && (
        <p lang={langOf(page.intro)} className="mt-2 max-w-prose text-lg text-ink-soft">
          {page.intro}
        </p>
      )}
      <div className="mt-5 grid items-start gap-5 md:mt-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
        <div className={card}>
          <MessageForm lastResult={actionData} />
        </div>
        {(hasDetails || page.body) && (
          <section aria-labelledby="contact-details" className={card}>
            <h2 id="contact-details" className="mb-4 text-xl font-semibold">
              {m.contact_details()}
            </h2>
            <ContactDetails />
            {page.body && (
              <div className="mt-5 border-t border-line pt-5">
                <Prose html={page.body} language={page.bodyLanguage} />
              </div>
            )}
          </section>
        )}
      </div>
    </div>
  )
}

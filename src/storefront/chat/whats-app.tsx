import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { Icon } from '#ui/icon.tsx'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/whats-app'
import { chatUrl } from '#pages/chat-url.ts'
import { ChatHead, chatName, ChatTalk } from './chat.tsx'
import { PageHead, useShell } from '../page-head.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { shopUrl: context.get(shopContext).environment.shopUrl }
}

/** The chat widget on its own (spec 2). */
export default function WhatsApp({ loaderData }: Route.ComponentProps) {
  const shell = useShell()
  const title = m.chat_page_title({ shop: shell.shopName })
  const url = chatUrl(shell.chat.phone, '')
  return (
    <>
      <PageHead
        title={title}
        description={shell.chat.replyText}
        path="/whats-app"
        shopUrl={loaderData.shopUrl}
      />
      <div className="page-width flex justify-center pt-8 md:pt-16">
        <section
          aria-label={chatName(shell)}
          className="w-full max-w-md rounded-card border border-line bg-surface"
        >
          <ChatHead shell={shell}>
            <h1 className="text-lg font-semibold">{chatName(shell)}</h1>
          </ChatHead>
          <ChatTalk shell={shell} />
          {url && (
            <noscript>
              <a href={url} className="flex min-h-11 items-center gap-2 p-4 text-brand">
                <Icon name="whatsapp" />
                {m.chat_open()}
              </a>
            </noscript>
          )}
        </section>
      </div>
    </>
  )
}

import { useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { Icon } from '#ui/icon.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { pathInLanguage } from '#pages/language.ts'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import { isForBuying } from './is-for-buying.ts'
import type { ChatShell } from './chat.tsx'

const page = '/whats-app'

const chat = onDemand<{ shell: ChatShell }>(
  () => import('./chat-dialog.tsx').then(({ ChatDialog }) => ChatDialog),
  () => pathInLanguage(page, getLocale()),
)

/** Forms and lists to the edge of a phone, on which it would cover what one wants to press. */
const isOfAccount = (path: string) => /^(\/bn)?\/(login|register|dashboard)(\/|$)/.test(path)

/** Stands over every page but the one that is the chat itself. On phones pages to buy on have it in their text (ChatLink). */
export function ChatButton({ shell }: { shell: ChatShell }) {
  const { pathname } = useLocation()
  if (pathname === localPath(page)) return null
  return (
    <>
      <ShopLink
        to={page}
        aria-label={m.chat_open()}
        className={`above-bars fixed right-4 z-20 grid size-11 place-items-center rounded-full bg-brand text-on-brand shadow-lift transition-colors duration-150 hover:bg-brand-press md:size-13 ${isOfAccount(pathname) || isForBuying(pathname) ? 'max-md:hidden' : ''}`}
        {...chat.linkProps}
      >
        <Icon name="chat" className="size-6" />
      </ShopLink>
      <chat.Place shell={shell} />
    </>
  )
}

/** The same in the text of a page on which the button would cover what one wants to press. */
export const ChatLink = ({ className = '' }: { className?: string }) => (
  <ShopLink
    to={page}
    className={`inline-flex min-h-11 items-center gap-2 font-medium text-ink-soft hover:text-brand md:hidden ${className}`}
    {...chat.linkProps}
  >
    <Icon name="chat" />
    {m.chat_open()}
  </ShopLink>
)

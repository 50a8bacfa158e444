import { useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { Icon } from '#ui/icon.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { pathInLanguage } from '../language.ts'
import { localPath, ShopLink } from '../shop-link.tsx'
import type { ChatShell } from './chat.tsx'

const page = '/whats-app'

const chat = onDemand<{ shell: ChatShell }>(
  () => import('./chat-dialog.tsx').then(({ ChatDialog }) => ChatDialog),
  () => pathInLanguage(page, getLocale()),
)

/** Stands over every page but the one that is the chat itself. */
export function ChatButton({ shell }: { shell: ChatShell }) {
  if (useLocation().pathname === localPath(page)) return null
  return (
    <>
      <ShopLink
        to={page}
        aria-label={m.chat_open()}
        className="above-bars fixed right-4 z-20 grid size-11 md:size-13 place-items-center rounded-full bg-brand text-on-brand shadow-lift transition-colors duration-150 hover:bg-brand-press"
        {...chat.linkProps}
      >
        <Icon name="chat" className="size-6" />
      </ShopLink>
      <chat.Place shell={shell} />
    </>
  )
}

import type { PageHandle } from '#pages/page-handle.ts'
import { countNewMessages } from '#shop/content/inbox/count-messages.ts'
import { shopContext } from '../../shop-context.ts'
import { mostWaiting } from '../live/waiting-count.tsx'
import type { Route } from './+types/messages-now'

/** Not a page: how many messages wait for an answer just now. */
export const handle = {
  mayOpen: 'read-messages',
  isUnasked: true,
  isData: true,
} satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return Response.json({ count: await countNewMessages(context.get(shopContext), mostWaiting) })
}

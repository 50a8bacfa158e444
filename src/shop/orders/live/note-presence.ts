import { namePeople } from '#shop/identity/users/list-people.ts'
import type { Shop } from '#shop/shop.ts'
import type { Doing, PresenceNote } from './presence.ts'

/** Somebody else who has the same order open. */
export interface Colleague {
  id: string
  name: string
  doing: Doing
}

/** Says what somebody does with an order, and answers who else is there: a hint, never a lock. */
export async function notePresence(shop: Shop, note: PresenceNote): Promise<Colleague[]> {
  await shop.orderFeed.notePresence(note)
  if (note.doing === 'left') return []
  const others = shop.orderFeed.othersAt(note.orderRef, note.userId)
  const names = await namePeople(
    shop,
    others.map(({ userId }) => userId),
  )
  return others.flatMap(({ userId: id, doing }) => {
    const name = names.get(id)?.name
    return name === undefined ? [] : [{ id, name, doing }]
  })
}

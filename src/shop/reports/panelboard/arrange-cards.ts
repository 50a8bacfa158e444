import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { Shop } from '#shop/shop.ts'
import { arrangementOf, maySeeCard, panelboardCards, type Arrangement } from './cards.ts'
import { panelboardArrangements } from './tables.ts'

const cardList = z.array(z.enum(panelboardCards)).max(panelboardCards.length)

/** Keeps how somebody wants their panelboard, on all their devices. Without cards: the usual one again. */
export const arrangeCards = defineAction({
  allow: 'owner-of-it',
  input: z.object({ cards: cardList.optional(), hidden: cardList.default([]) }),
  run: async ({ database, by: { actor }, input: { cards, hidden } }) => {
    const { userId } = actor
    if (cards) {
      const row = { cards, hidden }
      await database
        .insert(panelboardArrangements)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: panelboardArrangements.userId, set: row })
    } else
      await database.delete(panelboardArrangements).where(eq(panelboardArrangements.userId, userId))
    return { outcome: 'arranged', change: { topics: [] } }
  },
})

/** As somebody arranged it, without what they may not see. */
export async function loadArrangement({ database }: Shop, actor: Actor): Promise<Arrangement> {
  const [row] = await database
    .select({ cards: panelboardArrangements.cards, hidden: panelboardArrangements.hidden })
    .from(panelboardArrangements)
    .where(eq(panelboardArrangements.userId, actor.userId))
  return arrangementOf(row, (card) => maySeeCard(actor, card))
}

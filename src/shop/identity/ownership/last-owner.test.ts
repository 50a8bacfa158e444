import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { Person } from '#shop/initiator.ts'
import { blockUser } from '../users/block-user.ts'
import { changeRole } from '../users/change-role.ts'
import { lockPeople } from '../users/lock-people.ts'
import { users } from '../tables.ts'

/** Whether somebody waits in this database until somebody else is done. */
async function somebodyWaits(shop: Shop): Promise<boolean> {
  const { rows } = await shop.database.execute(
    sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

const ways = {
  dismisses: (shop: Shop, by: Person, userId: string) =>
    changeRole(shop, by, { userId, role: 'customer' }),
  blocks: (shop: Shop, by: Person, userId: string) =>
    blockUser(shop, by, { userId, isBlocked: true }),
}

test.each(Object.entries(ways))(
  'an owner who %s another while being dismissed by that one comes too late: one owner stays',
  async (_, act) => {
    const shop = await openTestShop()
    const [first, second] = [
      await personWith(shop, 'owner', 'first'),
      await personWith(shop, 'owner', 'second'),
    ]
    const by = await inNameOf(shop, second.id)
    const late = await shop.database.transaction(async (database) => {
      await lockPeople(database, first.id, second.id)
      let answered = false
      const answer = act(shop, by, first.id).finally(() => (answered = true))
      await expect.poll(async () => answered || (await somebodyWaits(shop))).toBe(true)
      await database.update(users).set({ role: 'customer' }).where(eq(users.id, second.id))
      return { answer }
    })
    expect(await late.answer).toEqual({ outcome: 'not-allowed' })
  },
)

import { may } from '#shop/identity/roles/policy.ts'
import { isStaff, roleOf } from '#shop/identity/roles/role.ts'
import type { users } from '#shop/identity/tables.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'

type Person = Pick<typeof users.$inferSelect, 'role' | 'blockedAt' | 'secondFactorAt'>

/** Whether somebody who is written to may see sales, as if they asked for it now (D6). */
export async function maySeeSales(
  shop: Shop,
  { role: stored, blockedAt, secondFactorAt }: Person,
): Promise<boolean> {
  const role = roleOf({ role: stored, blockedAt })
  const lacksSecondFactor =
    isStaff(role) && secondFactorAt === null && (await loadSettings(shop)).staffNeedSecondFactor
  return may({ role, lacksSecondFactor }, 'see-sales')
}

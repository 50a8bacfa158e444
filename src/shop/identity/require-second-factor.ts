import type { Shop } from '#shop/shop.ts'
import { saveSettings } from '../settings/save-settings.ts'
import type { Actor } from './actor.ts'

export type RequireSecondFactorResult =
  | { outcome: 'saved' }
  /** Whoever asks it of others has one themselves, or they would lock themselves out of their own work. */
  | { outcome: 'second-factor-missing' }

/** Whether those who work for the shop need a second factor. It holds from their next call on. */
export async function requireSecondFactor(
  shop: Shop,
  by: Actor,
  { isRequired, origin }: { isRequired: boolean; origin: string },
): Promise<RequireSecondFactorResult> {
  if (isRequired && !by.hasSecondFactor) return { outcome: 'second-factor-missing' }
  const change = { staffNeedSecondFactor: isRequired }
  const { outcome } = await saveSettings(shop, change, { actorId: by.userId, origin })
  if (outcome !== 'saved') throw new Error('Expected a setting of yes or no to fit')
  return { outcome: 'saved' }
}

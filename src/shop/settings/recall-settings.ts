import type { Shop } from '../shop.ts'
import { loadSettings } from './load-settings.ts'
import type { Settings } from './settings.ts'

/** The same from memory, for what is asked all day. */
export function recallSettings(shop: Shop): Promise<Settings> {
  return shop.memory.recall('settings', ['settings'], () => loadSettings(shop))
}

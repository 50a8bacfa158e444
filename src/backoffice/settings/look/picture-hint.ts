import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import type { LookSlot } from './look-slots.ts'

/** Twice as high as it is shown, for fine screens; and the side of the largest icon that iPhones ask for. */
const leastHeight: Record<LookSlot, number> = { logo: 80, icon: 180 }

/** What would not look well, in words; nothing where all is well. */
export function pictureHint(
  slot: LookSlot,
  { width, height }: Pick<Picture, 'width' | 'height'>,
): string | undefined {
  const size = { width: countText(width), height: countText(height) }
  const least = leastHeight[slot]
  if (Math.min(height, slot === 'icon' ? width : height) < least)
    return m.settings_picture_small({ ...size, least: countText(least) })
  if (slot === 'icon' && Math.max(width, height) > 1.1 * Math.min(width, height))
    return m.settings_icon_not_square(size)
  return slot === 'logo' && height > width ? m.settings_logo_high(size) : undefined
}

import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'

/** What a place on the page makes of a picture. */
export interface Shape {
  /** Width and height as people say them: 16 : 7. */
  ratio: readonly [width: number, height: number]
  /** Pixels that a dense screen can use. */
  width: number
  /** What stays where it is too wide: the right side, where the title does not stand, or the middle. */
  keeps: 'right' | 'middle'
}

interface Measures {
  width: number
  height: number
}

/** The part of a picture that is seen, and which share of it is not. */
export function cutOf({ width, height }: Measures, { ratio: [wide, high], keeps }: Shape) {
  const ratio = wide / high
  const seen = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) }
  const x = (width - seen.width) * (keeps === 'right' ? 1 : 0.5)
  const y = (height - seen.height) / 2
  return { x, y, ...seen, lost: 1 - (seen.width * seen.height) / (width * height) }
}

/** Which shape a picture should have. */
export const shapeHint = ({ ratio: [wide, high], width }: Shape): string =>
  m.banners_picture_hint({
    wide: countText(wide),
    high: countText(high),
    width: countText(width),
    height: countText(Math.round((width / wide) * high)),
  })

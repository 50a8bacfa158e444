/** Colours as `#rrggbb`. */
type Channels = readonly [red: number, green: number, blue: number]

const channelsOf = (hex: string): Channels => {
  const all = Number.parseInt(hex.slice(1), 16)
  return [(all >> 16) & 255, (all >> 8) & 255, all & 255]
}

/** A share (0 to 1) of another colour in this one. */
export function mixed(hex: string, other: string, share: number): string {
  const into = channelsOf(other)
  const parts = channelsOf(hex).map((part, index) =>
    Math.round(part + ((into[index] ?? 0) - part) * share),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance (WCAG 2). */
function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21, whichever stands upon the other (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

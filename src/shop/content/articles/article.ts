import type { Picture } from '#shop/pictures/picture.ts'

/** An article of the shop's blog as a list shows it (D21). */
export interface ArticleCard {
  id: string
  slug: string
  title: string
  titleBn: string | null
  summary: string
  summaryBn: string | null
  picture: Picture | null
  /** ISO 8601. */
  publishedAt: string
  /** How long reading takes; the Bangla text may be another one, or missing. */
  minutes: number
  minutesBn: number | null
}

/** Unhurried readers, who also look at the pictures. */
const wordsPerMinute = 180

/** Of an article in simple HTML; at least one. */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^<>]*>/g, ' ').match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

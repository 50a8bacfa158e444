import { z } from 'zod'

/** Such characters cannot be stored, or are no words. */
const tidied = (text: string) => text.replaceAll(/\p{C}+/gu, ' ').trim()

const line = (most: number) => z.string().max(most).transform(tidied)
const degrees = (most: number) => z.number().min(-most).max(most)

/** Longer ones are cut by the browser. */
export const longestNote = 700

/** What a browser says of the page that it shows, in letters: it is sent with each page. */
export const sentViewSchema = z.strictObject({
  p: z.string().max(300).startsWith('/'),
  /** Where the visit came from: a host, utm_source and utm_campaign. */
  r: line(100).optional(),
  s: line(40).optional(),
  c: line(80).optional(),
  /** What else happened on it. */
  k: z.enum(['cart', 'search', 'place']).optional(),
  /** Words that were searched for, and whether they found anything. */
  q: line(60).optional(),
  f: z.boolean().optional(),
  /** A location that the visitor shares, to a hundredth of a degree. */
  l: z.tuple([degrees(90), degrees(180)]).optional(),
})

export type SentView = z.output<typeof sentViewSchema>

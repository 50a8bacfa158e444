import type { Picture } from '../pictures/picture.ts'

/** Pages of the shop itself, whose text the merchant writes (D21). */
export const pageNames = ['about-us', 'blog', 'contact-us'] as const
export type PageName = (typeof pageNames)[number]

export interface PageText {
  /** One or two sentences under the heading. */
  intro: string
  introBn: string | null
  /** Sanitised when it was saved; empty where there is none. */
  body: string
  bodyBn: string | null
  picture: Picture | null
}

/** Of a page that nobody has written yet. */
export const noText: PageText = { intro: '', introBn: null, body: '', bodyBn: null, picture: null }

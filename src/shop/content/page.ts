import type { Picture } from '../pictures/picture.ts'

/** What the merchant wrote on a page that has a place of its own in the shop (D21). */
export interface PageText {
  /** Empty where nobody wrote the page yet: the shop has words of its own. */
  title: string
  titleBn: string | null
  /** One or two sentences under the heading. */
  intro: string
  introBn: string | null
  /** Sanitised when it was saved; empty where there is none. */
  body: string
  bodyBn: string | null
  metaTitle: string
  metaTitleBn: string | null
  metaDescription: string
  metaDescriptionBn: string | null
  picture: Picture | null
}

/** Of a page that nobody has written yet. */
export const noText: PageText = {
  title: '',
  titleBn: null,
  intro: '',
  introBn: null,
  body: '',
  bodyBn: null,
  metaTitle: '',
  metaTitleBn: null,
  metaDescription: '',
  metaDescriptionBn: null,
  picture: null,
}

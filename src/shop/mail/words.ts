import type { Language } from '../../platform/language.ts'

/** A mail in words, not yet in a form. */
export interface Words {
  subject: string
  paragraphs: string[]
  /** What was ordered, and what it costs. */
  sums?: { title: string; rows: Sum[] }
  button?: { label: string; link: string; orCopy: string }
  /** What the mail is about, in the words of who gets it. */
  quoted?: { title: string; text: string }
  note: string
}

export interface Sum {
  label: string
  amount: string
  isTotal?: boolean
}

/** The language of the person who gets the mail; there is no page that would have one. */
export interface Spoken {
  locale: Language
}

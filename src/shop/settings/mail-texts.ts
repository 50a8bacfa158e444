import type { Language } from '#platform/language.ts'

/** Mails to shoppers about an order, to which merchants add words of their own. */
export const worded = ['placed', 'shipped', 'delivered', 'canceled'] as const
export type WordedMail = (typeof worded)[number]

export const mailParts = ['Subject', 'Intro', 'End'] as const

export type MailTextName = `${WordedMail}${(typeof mailParts)[number]}`

/** Empty: what the shop itself says there. An introduction stands under the greeting, an end above the order. */
export type MailTexts = Record<MailTextName, Record<Language, string>>

/** What a text may name; it is filled in with each mail. */
export const placeholders = ['order', 'name', 'shop', 'total'] as const
export type Placeholder = (typeof placeholders)[number]

const isKnown = (name: string): name is Placeholder => placeholders.some((known) => known === name)

/** Everything in braces is a placeholder, also what none knows. */
export const unknownPlaceholders = (text: string): string[] =>
  (text.match(/\{[^{}]*\}/g) ?? []).filter((one) => !isKnown(one.slice(1, -1)))

export const filled = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replaceAll(/\{[^{}]*\}/g, (whole) => {
    const name = whole.slice(1, -1)
    return isKnown(name) ? values[name] : whole
  })

export const textNames: readonly MailTextName[] = worded.flatMap((mail) =>
  mailParts.map((part) => `${mail}${part}` as const),
)

export const noMailTexts = Object.fromEntries(
  textNames.map((name) => [name, { en: '', bn: '' }]),
) as MailTexts

/** As people type them. */
export const typedPlaceholders = {
  order: '{order}',
  name: '{name}',
  shop: '{shop}',
  total: '{total}',
} as const satisfies Record<Placeholder, string>

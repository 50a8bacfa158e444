import type { Language } from '#platform/language.ts'

/** Texts that shoppers read: in both languages where the shop speaks both, in one where it speaks one. */

interface InTwoLanguages {
  en: string
  bn: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is Record<string, unknown> & InTwoLanguages =>
  isObject(value) && typeof value['en'] === 'string' && typeof value['bn'] === 'string'

/** They have texts of the shop's own behind them: one of them may be empty. */
const hasFirstTexts = (name: string) => name === 'mailTexts'

/** Names of texts that lack one of the languages. */
export function textsLackingOne(change: object, at = ''): string[] {
  return Object.entries(change).flatMap(([key, value]) => {
    if (hasFirstTexts(key)) return []
    if (isText(value)) return (value.en === '') === (value.bn === '') ? [] : [at + key]
    return isObject(value) ? textsLackingOne(value, `${at}${key}.`) : []
  })
}

/**
 * A shop of one language stores its texts under the other one as well: links to the other language and a later second language find something
 * to show. A copy follows what it was copied from; a text that says something else stays.
 */
export function withCopies<Change extends object>(
  change: Change,
  stored: object,
  only: Language,
): Change {
  const entries = Object.entries(change).map(([key, value]) => {
    const before: unknown = Reflect.get(stored, key)
    if (hasFirstTexts(key)) return [key, value]
    if (isText(value)) return [key, copied(value, isText(before) ? before : undefined, only)]
    return [key, isObject(value) ? withCopies(value, isObject(before) ? before : {}, only) : value]
  })
  return Object.fromEntries(entries) as Change
}

function copied(text: InTwoLanguages, before: InTwoLanguages | undefined, only: Language) {
  const other = only === 'en' ? 'bn' : 'en'
  const isCopy = before?.[other] === before?.[only] && before?.[other] === text[other]
  if (text[other] === '' || isCopy) return { ...text, [other]: text[only] }
  return text[only] === '' ? { ...text, [only]: text[other] } : text
}

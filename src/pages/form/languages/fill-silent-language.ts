type Typed = Pick<FormData, 'get' | 'has' | 'set'>

interface Asked {
  name: string
  lang: string
  type: string
  required: boolean
}

/** What of a form element is read here. */
interface LanguageForm {
  closest: (selector: string) => { dataset: DOMStringMap } | null
  elements: Iterable<unknown>
}

/**
 * In a shop that speaks one language, forms do not show fields of the other (theme.css). Where the other must not be empty, it says the same, so
 * that nobody has to type what no shopper reads.
 */
export function fillSilentLanguage(form: LanguageForm, typed: Typed): void {
  const only = form.closest('[data-only-language]')?.dataset['onlyLanguage']
  if (!only) return
  const silent = [...form.elements].filter(isAsked).filter(({ lang }) => lang !== only)
  for (const { name, type, required } of silent) {
    const twin = twinOf(name, typed)
    // English stands for both where Bangla is missing: what has a line of Bangla needs one of English.
    const isNeeded = required || (only === 'bn' && type === 'text')
    if (twin && isBlank(typed, name) && (isNeeded || isPair(name, twin)))
      typed.set(name, String(typed.get(twin)))
  }
}

/** Of settings: both or none must be there. */
const isPair = (...names: string[]) => names.some((name) => name.endsWith('En'))

const isAsked = (field: unknown): field is Asked =>
  typeof field === 'object' &&
  field !== null &&
  'name' in field &&
  'lang' in field &&
  field.lang !== ''

const isBlank = (typed: Typed, name: string) => String(typed.get(name) ?? '').trim() === ''

/** `titleEn` or `title` beside `titleBn`. */
function twinOf(name: string, typed: Typed): string | undefined {
  const stem = name.replace(/(?:En|Bn)$/, '')
  const others = name.endsWith('Bn') ? [`${stem}En`, stem] : [`${stem}Bn`]
  return others.find((other) => typed.has(other))
}

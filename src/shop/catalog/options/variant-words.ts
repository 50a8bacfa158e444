import { inLanguage, type Language } from '#platform/language.ts'
import type { ChosenOption } from './option.ts'
import { sizeInWords } from './size.ts'

/** What tells a variant from the others of its product; empty texts are none, as carts write them. */
export interface VariantFacts {
  color: string | null
  colorBn: string | null
  size: string | null
  /** What was written down before there were any has none. */
  options: readonly ChosenOption[] | undefined
}

/** The words of a variant, in the language of who reads: its colour, its size, and what it has of each free option. */
export const variantWords = (
  { color, colorBn, size, options = [] }: VariantFacts,
  language: Language,
): string[] =>
  [
    color ? inLanguage(language, color, colorBn) : '',
    size ? sizeInWords(size, language) : '',
    ...options.map((option) => chosenInWords(option, language)),
  ].filter(Boolean)

/** Length: 6 ft */
export const chosenInWords = ({ value, ...option }: ChosenOption, language: Language): string =>
  `${optionName(option, language)}: ${sizeInWords(value, language)}`

export const optionName = (
  { name, nameBn }: Pick<ChosenOption, 'name' | 'nameBn'>,
  language: Language,
): string => inLanguage(language, name, nameBn)

/** Which of two that only their options tell apart it is, whatever these are called now. */
export const sameChoice = (one: readonly ChosenOption[], other: readonly ChosenOption[]): boolean =>
  one.length === other.length && one.every(({ value }, index) => value === other[index]?.value)

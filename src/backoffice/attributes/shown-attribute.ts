import { inLanguage, type Language } from '#platform/language.ts'
import type { Attribute } from '#shop/catalog/attributes/attribute.ts'

/** An attribute as its row shows it. `names`: of categories, by their ids. */
export const showAttribute = (
  { id, name, nameBn, kind, unit, unitBn, choices, isFilter, categories }: Attribute,
  names: ReadonlyMap<string, string>,
  language: Language,
) => ({
  id,
  name: inLanguage(language, name, nameBn),
  kind,
  unit: inLanguage(language, unit, unitBn),
  choices: choices.map((choice) => inLanguage(language, choice.name, choice.nameBn)),
  isFilter,
  categories: categories.flatMap((category) => names.get(category.id) ?? []),
})

export type ShownAttribute = ReturnType<typeof showAttribute>

import { inLanguage, type Language } from '#platform/language.ts'

/** What products are described by beside their texts: material, warranty, power. Merchants define them. */

export const attributeKinds = ['text', 'number', 'yes-no', 'choice'] as const
export type AttributeKind = (typeof attributeKinds)[number]

/** Editors and the filters of the shop show all of them. */
export const mostAttributes = 200

export interface Choice {
  /** Stands in the URLs of filters, so it stays what it was first. */
  slug: string
  name: string
  nameBn: string | null
}

export interface Attribute {
  id: string
  slug: string
  name: string
  nameBn: string | null
  kind: AttributeKind
  /** Of a number; empty: none. */
  unit: string
  unitBn: string | null
  choices: Choice[]
  /** Shoppers narrow a list by it. */
  isFilter: boolean
  version: number
  /** Whose products are asked for it, with all that stands in them. */
  categories: { id: string; slug: string }[]
}

/** What a product has of an attribute, as it is stored: one of choice, number and text. */
export interface AttributeValue {
  attributeId: string
  slug: string
  kind: AttributeKind
  /** Slug of a choice; `yes` or `no`. */
  choice: string | null
  number: number | null
  text: string | null
  textBn: string | null
}

/** The same without what the attribute says of itself. */
export type HeldValue = Omit<AttributeValue, 'slug' | 'kind'>

/** A line of the specification, in the language asked for. */
export interface ShownAttribute {
  /** Slug. */
  attribute: string
  name: string
  /** Whether it has it, where the attribute asks just that. */
  value: string | number | boolean
  unit?: string
}

/** Texts have no end of values. */
export const canFilter = ({ kind, isFilter }: Pick<Attribute, 'kind' | 'isFilter'>): boolean =>
  isFilter && kind !== 'text'

/** `path`: ids of a category and of what it stands in. */
export const holdsIn = ({ categories }: Attribute, path: readonly string[]): boolean =>
  categories.some(({ id }) => path.includes(id))

/** In the merchant's order. */
export function showAttributes(
  values: readonly HeldValue[],
  attributes: readonly Attribute[],
  language: Language,
): ShownAttribute[] {
  return attributes.flatMap((attribute) => {
    const value = values.find(({ attributeId }) => attributeId === attribute.id)
    const said = value && valueIn(language, attribute, value)
    if (said === undefined) return []
    const unit = inLanguage(language, attribute.unit, attribute.unitBn)
    return {
      attribute: attribute.slug,
      name: inLanguage(language, attribute.name, attribute.nameBn),
      value: said,
      ...(attribute.kind === 'number' && unit !== '' && { unit }),
    }
  })
}

function valueIn(
  language: Language,
  { kind, choices }: Attribute,
  { choice, number, text, textBn }: HeldValue,
): ShownAttribute['value'] | undefined {
  switch (kind) {
    case 'text':
      return text === null ? undefined : inLanguage(language, text, textBn)
    case 'number':
      return number ?? undefined
    case 'yes-no':
      return choice === 'yes'
    case 'choice': {
      const chosen = choices.find(({ slug }) => slug === choice)
      return chosen && inLanguage(language, chosen.name, chosen.nameBn)
    }
  }
}

/** As the audit keeps it. */
export const valueInWords = ({ slug, choice, number, text, textBn }: AttributeValue): string =>
  `${slug}: ${choice ?? number ?? text ?? ''}${textBn ? ` / ${textBn}` : ''}`

/** As drafts hold it. */
export function draftedValue({ slug, kind, choice, number, text, textBn }: AttributeValue) {
  const value = kind === 'yes-no' ? choice === 'yes' : (choice ?? number ?? text ?? '')
  return { attribute: slug, value, valueBn: textBn }
}

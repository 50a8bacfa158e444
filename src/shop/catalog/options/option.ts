/** A free option of a product, such as its length or its flavour, as the merchant calls it. */
export interface ProductOption {
  name: string
  /** Null where it is called the same in Bangla. */
  nameBn: string | null
}

/** What one variant has of it. */
export interface ChosenOption extends ProductOption {
  /** One text for both languages, as a size is. */
  value: string
}

export const mostOptions = 3
export const longestOptionName = 40
export const longestOptionValue = 60

/** What a shopper chooses of a product: no two variants of one have the same. */
export interface Option {
  color: string | null
  size: string | null
  /** Of its free options, in their order. */
  optionValues: readonly string[]
}

export const optionKey = ({ color, size, optionValues }: Option): string =>
  JSON.stringify([color, size, ...optionValues]).normalize('NFC')

export const optionInWords = ({ color, size, optionValues }: Option): string =>
  [color, size, ...optionValues].filter(Boolean).join(', ') || 'no colour and no size'

/** One value for each option, in their order. */
export const chosenOptions = (
  options: readonly ProductOption[],
  values: readonly string[],
): ChosenOption[] =>
  options.map(({ name, nameBn }, index) => ({ name, nameBn, value: values[index] ?? '' }))

/** As audit and reports of imports name it: Length / দৈর্ঘ্য. */
export const bothNames = ({ name, nameBn }: ProductOption): string =>
  nameBn === null || nameBn === name ? name : `${name} / ${nameBn}`

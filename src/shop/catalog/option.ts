/** What a shopper chooses of a product: no two variants of one have the same. */
export interface Option {
  color: string | null
  size: string | null
}

export const optionKey = ({ color, size }: Option): string =>
  JSON.stringify([color, size]).normalize('NFC')

export const optionInWords = ({ color, size }: Option): string =>
  [color, size].filter(Boolean).join(', ') || 'no colour and no size'

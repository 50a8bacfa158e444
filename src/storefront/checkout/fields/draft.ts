/** What is typed at the checkout. It stays in this browser until the order is placed. */

export const fieldNames = [
  'fullName',
  'phone',
  'email',
  'district',
  'area',
  'address',
  'note',
] as const

export type FieldName = (typeof fieldNames)[number]
export type Draft = Record<FieldName, string>

export const draftKey = 'checkout-draft'

/** Nothing that fits is longer; more would only fill the browser's storage. */
const longest = 2000

export const emptyDraft: Draft = {
  fullName: '',
  phone: '',
  email: '',
  district: '',
  area: '',
  address: '',
  note: '',
}

/** Whatever a browser may have stored: what is no text is nothing. */
export function understandDraft(stored: unknown): Draft {
  const found =
    typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const draft = { ...emptyDraft }
  for (const name of fieldNames) {
    const value = found[name]
    if (typeof value === 'string') draft[name] = value.slice(0, longest)
  }
  return draft
}

import type { FieldProblem } from '#storefront/checkout/submission/submission-answer.ts'

/** Who and where: the fields of an address, in the order of the form. */
export const addressFieldNames = ['fullName', 'phone', 'district', 'area', 'address'] as const

export type AddressFieldName = (typeof addressFieldNames)[number]
export type TypedAddress = Record<AddressFieldName, string> & { isDefault: boolean }

export type AddressFormAnswer =
  | { outcome: 'saved' | 'not-found' }
  | { outcome: 'full'; typed: TypedAddress }
  | {
      outcome: 'check-fields'
      typed: TypedAddress
      problems: Partial<Record<AddressFieldName, FieldProblem>>
    }

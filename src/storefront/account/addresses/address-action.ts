import { saveAddressSchema } from '#shop/addresses/contract.ts'
import { saveAddress, type SaveAddressResult } from '#shop/addresses/save-address.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { OrderProblem } from '#shop/orders/contract.ts'
import type { Shop } from '#shop/shop.ts'
import type { FieldProblem } from '#storefront/checkout/submission/submission-answer.ts'
import {
  addressFieldNames,
  type AddressFormAnswer,
  type AddressFieldName,
  type TypedAddress,
} from './address-fields.ts'

/** Of another shape it is no address's: the database would not even compare it. */
export function addressId(id: unknown): string | undefined {
  const isId = typeof id === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
  return isId ? id : undefined
}

/** What somebody typed becomes one of their addresses. */
export async function submitAddress(
  shop: Shop,
  actor: Actor,
  form: FormData,
  id: string | undefined,
): Promise<AddressFormAnswer> {
  const typed = typedIn(form)
  const checked = saveAddressSchema.safeParse(typed)
  if (!checked.success) {
    const problems: Partial<Record<AddressFieldName, FieldProblem>> = {}
    for (const { path, message } of checked.error.issues) {
      const name = addressFieldNames.find((known) => known === path[0])
      // Issues carry keys of problems, not sentences.
      if (name) problems[name] ??= message as OrderProblem
    }
    return { outcome: 'check-fields', typed, problems }
  }
  return answerFor(await saveAddress(shop, actor, checked.data, id), typed)
}

function answerFor(result: SaveAddressResult, typed: TypedAddress): AddressFormAnswer {
  switch (result.outcome) {
    case 'saved':
    case 'not-found':
      return { outcome: result.outcome }
    case 'too-many-addresses':
      return { outcome: 'full', typed }
    case 'unknown-place': {
      const { field } = result
      return { outcome: 'check-fields', typed, problems: { [field]: `${field}-unknown` } }
    }
  }
}

function typedIn(form: FormData): TypedAddress {
  const text = (name: AddressFieldName) => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed : ''
  }
  return {
    fullName: text('fullName'),
    phone: text('phone'),
    district: text('district'),
    area: text('area'),
    address: text('address'),
    isDefault: form.get('isDefault') !== null,
  }
}

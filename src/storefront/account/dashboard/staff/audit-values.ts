import { m } from '#paraglide/messages.js'
import { statusName } from '#shop/orders/views/order-status.ts'
import { keptRoles } from '#shop/identity/role.ts'
import { countText } from '../../../cart/taka.ts'
import { roleNames } from './role-words.ts'
import { settingInWords, wordsOf } from './setting-words.ts'

const words: Readonly<Record<string, (value: unknown) => string>> = {
  role: (value) => roleNames[keptRoles.find((each) => each === value) ?? 'customer'](),
  blocked: (value) => (value === true ? m.role_blocked() : m.audit_open()),
  status: (value) => `${m.audit_field_status()}: ${statusName(String(value))}`,
  orderId: (value) => m.account_order({ number: String(value) }),
  left: (value) => m.audit_codes_left({ n: countText(Number(value)) }),
  endedSessions: (value) => m.audit_ended_sessions({ n: countText(Number(value)) }),
  anew: () => m.audit_anew(),
  nameChanged: (value) => (value === true ? m.audit_name_changed() : m.audit_name_same()),
  photoChanged: (value) => (value === true ? m.audit_photo_changed() : m.audit_photo_same()),
}

const fields: Readonly<Record<string, () => string>> = {
  title: m.audit_field_title,
  link: m.audit_field_link,
  picture: m.audit_field_picture,
  placement: m.audit_field_placement,
  position: m.audit_field_position,
  payment: m.audit_field_payment,
  wrongClaims: m.audit_field_wrong_claims,
  secondFactor: m.audit_field_second_factor,
}

/** A field with its name; one that ends with `Bn` holds the Bangla of another. */
function fieldInWords(name: string, value: unknown): string | undefined {
  const base = name.replace(/Bn$/, '')
  if (!Object.hasOwn(fields, base)) return undefined
  const field = fields[base]?.() ?? base
  return `${base === name ? field : m.audit_in_bangla({ field })}: ${wordsOf(value)}`
}

/** What an entry tells of before and after, in words where there are some for it. */
export function valueInWords(name: string, value: unknown): string {
  const say = Object.hasOwn(words, name) ? words[name] : undefined
  return (
    say?.(value) ??
    settingInWords(name, value) ??
    fieldInWords(name, value) ??
    `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`
  )
}

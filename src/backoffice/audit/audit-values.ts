import { m } from '#paraglide/messages.js'
import { storedRoles } from '#shop/identity/roles/role.ts'
import { workNames } from '#shop/upkeep/works.ts'
import { countText } from '#pages/money/taka.ts'
import { workWords } from '../jobs/work-words.ts'
import { fieldInWords } from './words/field-words.ts'
import { filterInWords } from './words/filter-words.ts'
import { roleNames } from '../staff/role-words.ts'
import { markName } from '../customers/customer-words.ts'
import { settingInWords } from './words/setting-words.ts'

const words: Readonly<Record<string, (value: unknown) => string>> = {
  role: (value) => roleNames[storedRoles.find((each) => each === value) ?? 'customer'](),
  blocked: (value) => (value === true ? m.role_blocked() : m.audit_open()),
  orderId: (value) => m.account_order({ number: String(value) }),
  left: (value) => m.audit_codes_left({ n: countText(Number(value)) }),
  endedSessions: (value) => m.audit_ended_sessions({ n: countText(Number(value)) }),
  variantsAdded: (value) => m.audit_variants_added({ skus: listOf(value) }),
  variantsRemoved: (value) => m.audit_variants_removed({ skus: listOf(value) }),
  formerSlugs: (value) => m.editor_former_slugs({ slugs: listOf(value) }),
  picturesChanged: () => m.audit_pictures_changed(),
  attributeOrder: (value) => m.audit_attribute_order({ names: listOf(value) }),
  menuItems: (value) => m.audit_menu_items({ names: listOf(value) }),
  bannerOrder: (value) => m.audit_banner_order({ titles: listOf(value) }),
  changedFields: (value) => m.audit_changed_fields({ fields: changedFieldsInWords(value) }),
  anew: () => m.audit_anew(),
  noteAdded: () => m.audit_note_added(),
  mark: (value) => markName(value),
  joinedCustomer: (value) =>
    value === null ? m.customers_audit_on_its_own() : m.customers_audit_with({ id: String(value) }),
  shared: (value) => (value === true ? m.audit_view_shared() : m.audit_view_own()),
  filtered: (value) => (value === true ? m.customers_audit_filtered() : m.customers_audit_all()),
  filter: filterInWords,
  erased: () => m.customers_audit_gone(),
  callUndone: () => m.audit_call_undone(),
  editUndone: () => m.audit_edit_undone(),
  noteUndone: () => m.audit_note_undone(),
  nameChanged: (value) => (value === true ? m.audit_name_changed() : m.audit_name_same()),
  work: (value) => workNamed(String(value)),
  photoChanged: (value) => (value === true ? m.audit_photo_changed() : m.audit_photo_same()),
}

/** In words, as long as the shop still does it. */
function workNamed(name: string): string {
  const known = workNames.find((one) => one === name)
  return known ? workWords[known]() : name
}

/** What of an order was edited: the keys of its details. */
const editedNames: Readonly<Record<string, () => string>> = {
  lines: m.account_items,
  place: m.audit_field_place,
  subtotal: m.export_subtotal,
  deliveryCharge: m.export_delivery,
  discount: m.export_discount,
  couponDiscount: m.export_coupon_discount,
  name: m.orders_column_customer,
  fullName: m.orders_column_customer,
  phone: m.export_phone,
  email: m.export_email,
  address: m.desk_address,
  note: m.desk_customer_note,
}

function changedFieldsInWords(value: unknown): string {
  const fields = Array.isArray(value) ? value.map(String) : []
  return fields.map((field) => editedNames[field]?.() ?? field).join(', ')
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value))

/** What an entry records of before and after, in words where there are some for it. */
export function valueInWords(name: string, value: unknown): string {
  const say = Object.hasOwn(words, name) ? words[name] : undefined
  return (
    say?.(value) ??
    settingInWords(name, value) ??
    fieldInWords(name, value) ??
    `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`
  )
}

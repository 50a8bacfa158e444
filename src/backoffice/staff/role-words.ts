import { m } from '#paraglide/messages.js'
import type { StoredRole, Role } from '#shop/identity/roles/role.ts'

export const roleNames: Record<Role, () => string> = {
  owner: m.role_owner,
  admin: m.role_admin,
  moderator: m.role_moderator,
  customer: m.role_customer,
  blocked: m.role_blocked,
}

/** What one may do with it. */
export const roleTexts: Record<StoredRole, () => string> = {
  owner: m.role_owner_text,
  admin: m.role_admin_text,
  moderator: m.role_moderator_text,
  customer: m.role_customer_text,
}

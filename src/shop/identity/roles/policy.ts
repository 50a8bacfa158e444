import type { StoredRole, Role } from './role.ts'

const everyStaff = ['moderator', 'admin', 'owner'] as const
const management = ['admin', 'owner'] as const

/** The whole policy of the shop, readable in one glance (D6). What is not here, nobody may. */
const allowed = {
  'open-back-office': everyStaff,
  'edit-products': everyStaff,
  'edit-banners': everyStaff,
  'see-orders': everyStaff,
  'move-orders': everyStaff,
  /** Sells for another price than that of the catalogue. A person who haggles with the buyer should not decide it. */
  'override-prices': management,
  /** Those that colleagues made and share. */
  'edit-shared-views': management,
  'see-customers': everyStaff,
  'edit-customers': everyStaff,
  /** Staff who leave the shop should not take its customers along. */
  'export-people': management,
  'export-products': everyStaff,
  /** Nobody gets them back. */
  'erase-people': management,
  'edit-coupons': management,
  /** Shows, hides and answers what buyers and shoppers write about products. */
  'edit-reviews': everyStaff,
  'edit-content': management,
  'read-messages': everyStaff,
  'answer-messages': everyStaff,
  'see-visitors': management,
  'see-sales': management,
  'edit-settings': management,
  'edit-security-settings': management,
  /** Nobody gets it back. */
  'remove-demonstration': ['owner'],
  'see-users': management,
  'manage-users': management,
  'give-roles': management,
  'read-audit': management,
  /** Opens accounts of staff to anyone who knows their password. */
  'reset-second-factors': ['owner'],
  /** Mails hold links that open accounts, also those of owners. */
  'read-outbox': ['owner'],
  /** Who chooses the mail server can read all of them. */
  'edit-mail-server': ['owner'],
} as const satisfies Record<string, readonly StoredRole[]>

export type Permission = keyof typeof allowed

export const permissions = Object.keys(allowed) as Permission[]

/** An open browser alone is not enough for these: they need a sign-in of a moment ago. */
const needingRecentSignIn: ReadonlySet<Permission> = new Set([
  'edit-security-settings',
  'give-roles',
  'export-people',
  'erase-people',
  'reset-second-factors',
  'edit-mail-server',
])

export const needsRecentSignIn = (permission: Permission): boolean =>
  needingRecentSignIn.has(permission)

/** `lacksSecondFactor`: the shop wants one of its people, and this one has none. */
interface Asking {
  role: Role
  lacksSecondFactor?: boolean
}

export function may(actor: Asking | undefined, permission: Permission): boolean {
  if (!actor || actor.lacksSecondFactor) return false
  const roles: readonly Role[] = allowed[permission] ?? []
  return roles.includes(actor.role)
}

/** Those below oneself: admins manage moderators and customers, owners everybody. */
export function mayManage(actor: Asking, of: StoredRole): boolean {
  if (!may(actor, 'manage-users')) return false
  return actor.role === 'owner' || of === 'moderator' || of === 'customer'
}

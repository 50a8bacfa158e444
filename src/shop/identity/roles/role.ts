/** Who somebody is to the shop (D6). `blocked` is no role of its own: the former one is kept, to be given back. */
export const storedRoles = ['owner', 'admin', 'moderator', 'customer'] as const

export type StoredRole = (typeof storedRoles)[number]
export type Role = StoredRole | 'blocked'

export function roleOf(person: { role: StoredRole; blockedAt: Date | null }): Role {
  return person.blockedAt ? 'blocked' : person.role
}

export function isStaff(role: Role): boolean {
  return role === 'owner' || role === 'admin' || role === 'moderator'
}

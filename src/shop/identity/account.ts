import type { KeptRole, Role } from './role.ts'
import { roleOf } from './role.ts'

/** An account as its owner sees it. */
export interface Account {
  id: string
  email: string
  emailVerified: boolean
  displayName: string
  photoURL: string | null
  role: Role
}

/** From a row of ours, or what the library gives back of one. */
export function accountFrom(user: {
  id: string
  email: string
  emailVerified: boolean
  name: string
  image?: string | null
  role?: string | null
  blockedAt?: Date | null
}): Account {
  const { id, email, emailVerified, name, image = null, role, blockedAt = null } = user
  return {
    id,
    email,
    emailVerified,
    displayName: name,
    photoURL: image,
    role: roleOf({ role: (role ?? 'customer') as KeptRole, blockedAt }),
  }
}

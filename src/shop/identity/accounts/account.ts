import type { Language } from '#platform/language.ts'
import type { StoredRole, Role } from '../roles/role.ts'
import { roleOf } from '../roles/role.ts'

/** An account as its owner sees it. */
export interface Account {
  id: string
  email: string
  emailVerified: boolean
  displayName: string
  photoURL: string | null
  /** Of mails, and of pages where nobody chose another one. */
  language: Language
  role: Role
}

/** From a row of ours, or what the library gives back of one. */
export function accountFrom(user: {
  id: string
  email: string
  emailVerified: boolean
  name: string
  image?: string | null
  language?: string | null
  role?: string | null
  blockedAt?: Date | null
}): Account {
  const { id, email, emailVerified, name, image = null, language, role, blockedAt = null } = user
  return {
    id,
    email,
    emailVerified,
    displayName: name,
    photoURL: image,
    language: language === 'bn' ? 'bn' : 'en',
    role: roleOf({ role: (role ?? 'customer') as StoredRole, blockedAt }),
  }
}

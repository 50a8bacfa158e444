import type { Language } from '#platform/language.ts'
import type { Role } from './role.ts'

/** Somebody who proved who they are, as they stand at this moment. */
export interface Actor {
  userId: string
  email: string
  emailVerified: boolean
  name: string
  photoUrl: string | null
  /** Of mails, and of pages where nobody chose another one. */
  language: Language
  role: Exclude<Role, 'blocked'>
  hasSecondFactor: boolean
  /** Works for the shop, which wants a second factor of them, and has none: until then no permission counts. */
  lacksSecondFactor: boolean
  sessionId: string
  /** As far as it was renewed. */
  sessionEndsAt: Date
  /** At most a minute ago where it was used just now, for staff. */
  sessionUsedAt: Date
}

/** What is known of the caller. A blocked account is answered as blocked; every other invalid session or token is nobody. */
export type ActorFinding =
  | { outcome: 'known'; actor: Actor }
  | { outcome: 'nobody' }
  | { outcome: 'blocked' }

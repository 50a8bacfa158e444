import type { Actor } from './identity/roles/actor.ts'

/** Somebody who proved who they are, at one of the doors. */
export interface Person {
  kind: 'person'
  actor: Actor
  /** Of the client. */
  ipAddress: string
}

/** The person at the machine has the shop: scripts may do everything. */
export interface Script {
  kind: 'script'
  name: string
}

export interface Stranger {
  kind: 'stranger'
  /** Of the client. */
  ipAddress: string
}

/** Who asks for a change, and from where. */
export type Initiator = Person | Script | Stranger

export const byPerson = (actor: Actor, ipAddress: string): Person => ({
  kind: 'person',
  actor,
  ipAddress,
})

/** `name`: what the operator calls it, such as `import`. */
export const byScript = (name: string): Script => ({ kind: 'script', name })

export const byStranger = (ipAddress: string): Stranger => ({ kind: 'stranger', ipAddress })

/** Who it was, as histories keep it: the id of an account, or `system: ` and the name of a script. */
export function nameOfInitiator(by: Person | Script): string {
  return by.kind === 'person' ? by.actor.userId : `system: script ${by.name}`
}

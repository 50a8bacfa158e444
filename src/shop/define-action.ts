import type { z } from 'zod'
import { announce } from '../platform/memory/announcements.ts'
import type { Database } from '../platform/database/database.ts'
import type { ActionRefusal, InvalidInput } from './action-refusal.ts'
import type { AuditedAction, AuditSubject, Facts } from './audit/audit.ts'
import { recordAudit } from './audit/record-audit.ts'
import { orderTopic } from './orders/live/topics.ts'
import { admitActor } from './identity/roles/admit-actor.ts'
import type { Permission } from './identity/roles/policy.ts'
import { nameOfInitiator, type Initiator, type Person, type Script } from './initiator.ts'
import type { Shop } from './shop.ts'

/**
 * Who may ask for a change. There is no default: an action that does not say is no action. A permission: people whose role has it
 * (identity/roles/policy.ts), and scripts. `owner-of-it`: people who are signed in, each for what is theirs, which the action looks up.
 */
export type Allowed = 'anyone' | 'owner-of-it' | Permission

type InitiatorOf<Allow extends Allowed> = Allow extends 'anyone'
  ? Initiator
  : Allow extends 'owner-of-it'
    ? Person
    : Person | Script

/** What an action needs and is given. */
export interface ActionCall<By, Input> {
  shop: Shop
  /** The transaction of the change. */
  database: Database
  by: By
  input: Input
  now: Date
}

/** Topics that the change concerns; `announced`: what it calls announced them, inside of the same transaction. */
interface Announced {
  topics: readonly string[] | 'announced'
}

/** What the audit keeps of a change. */
export interface AuditedChange extends Announced {
  action: AuditedAction
  subject: AuditSubject
  before: Facts
  after: Facts
  /** Of a bulk change that can be undone later. */
  batchId?: string | undefined
}

/** What staff and scripts change is audited; what people do to what is their own, where the action says so. */
type ChangeOf<Allow extends Allowed> = Allow extends Permission
  ? AuditedChange
  : AuditedChange | (Announced & { action?: never })

/** `change` stands beside the outcomes that changed something, and beside no other. */
interface Outcome<Name extends string, Allow extends Allowed> {
  outcome: Name
  change?: ChangeOf<Allow> | undefined
  /** What no transaction can undo, such as taking a file away: once the change stands. */
  afterwards?: (() => Promise<void>) | undefined
}

/** What the caller gets: each outcome by itself, without what only the audit and announcements need. */
type AnswerOf<Result> = Result extends { outcome: infer Name }
  ? Name extends string
    ? { outcome: Name } & {
        [
          Key in keyof Result as Key extends 'outcome' | 'change' | 'afterwards'
            ? never
            : [Result[Key]] extends [undefined]
              ? never
              : Key
        ]: Result[Key]
      }
    : never
  : never

type RefusalOf<Allow extends Allowed> = Allow extends Permission ? ActionRefusal : InvalidInput

/** A change that somebody asks for. */
export interface Action<Allow extends Allowed, Input extends z.ZodType, Result> {
  (
    shop: Shop,
    by: InitiatorOf<Allow>,
    input: z.input<Input>,
  ): Promise<AnswerOf<Result> | RefusalOf<Allow>>
  readonly allow: Allow
  readonly input: Input
}

interface Refused {
  outcome: string
}

interface Definition<Allow extends Allowed, Input extends z.ZodType, Result, Refusal> {
  allow: Allow
  /** Shared with forms and calls of the API. */
  input: Input
  /**
   * What no transaction should wait for nor undo, such as counting tries or hashing a password. What it answers is the outcome, and
   * nothing is run.
   */
  before?: (
    call: Omit<ActionCall<InitiatorOf<Allow>, z.output<Input>>, 'database'>,
  ) => Promise<Refusal | undefined>
  /** Decides, then writes. What it writes stays unless it throws, whichever outcome it returns. */
  run: (call: ActionCall<InitiatorOf<Allow>, z.output<Input>>) => Promise<Result>
}

/**
 * One shape for every change that somebody asks for, from a page, a call or a script. It asks whether they may, parses what they
 * sent, and in one transaction makes the change, writes it into the audit and announces it.
 */
export function defineAction<
  const Allow extends Allowed,
  Input extends z.ZodType,
  Name extends string,
  Result extends Outcome<Name, Allow>,
  Refusal extends Refused = never,
>({
  allow,
  input,
  before,
  run,
}: Definition<Allow, Input, Result, Refusal>): Action<Allow, Input, Result | Refusal> {
  const act = async (shop: Shop, by: InitiatorOf<Allow>, sent: z.input<Input>) => {
    const refusal = await refuse(shop, allow, by)
    if (refusal) return refusal
    const parsed = input.safeParse(sent)
    if (!parsed.success) return invalid(parsed.error)
    const call = { shop, by, input: parsed.data, now: shop.now() }
    const refused = await before?.(call)
    if (refused) return refused
    const { afterwards, ...answer } = await shop.database.transaction(async (database) => {
      const { change, ...result } = await run({ ...call, database })
      if (change) await remember(database, { change, by, now: call.now })
      return result
    })
    await afterwards?.()
    return answer
  }
  return Object.assign(act as Action<Allow, Input, Result | Refusal>, { allow, input })
}

/**
 * The same where the change is one statement that is a transaction of its own (docs/decisions/0007): it writes its row of the audit
 * itself (auditRow), and `run` announces once it stands.
 */
export function defineStatementAction<
  const Allow extends Permission,
  Input extends z.ZodType,
  Result extends Refused,
>({
  allow,
  input,
  run,
}: {
  allow: Allow
  input: Input
  run: (call: Omit<ActionCall<InitiatorOf<Allow>, z.output<Input>>, 'database'>) => Promise<Result>
}): Action<Allow, Input, Result> {
  const act = async (shop: Shop, by: InitiatorOf<Allow>, sent: z.input<Input>) => {
    const refusal = await refuse(shop, allow, by)
    if (refusal) return refusal
    const parsed = input.safeParse(sent)
    if (!parsed.success) return invalid(parsed.error)
    return run({ shop, by, input: parsed.data, now: shop.now() })
  }
  return Object.assign(act as Action<Allow, Input, Result>, { allow, input })
}

async function refuse(
  shop: Shop,
  allow: Allowed,
  by: Initiator,
): Promise<Exclude<ActionRefusal, InvalidInput> | undefined> {
  if (allow === 'anyone') return undefined
  if (by.kind === 'stranger') return { outcome: 'not-permitted' }
  if (allow === 'owner-of-it' || by.kind === 'script') return undefined
  const { actor, ipAddress } = by
  const outcome = await admitActor(shop, actor, { permission: allow, ipAddress })
  return outcome === 'admitted' ? undefined : { outcome }
}

function invalid({ issues }: z.ZodError): InvalidInput {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.join('.') || 'input'] ??= message
  return { outcome: 'invalid', issues, fields }
}

interface Made {
  change: ChangeOf<Allowed>
  by: Initiator
  now: Date
}

async function remember(database: Database, { change, by, now }: Made): Promise<void> {
  const { topics, action } = change
  if (action !== undefined) {
    const { subject, before, after, batchId } = change
    const entry = { action, subject, before, after, batchId, ...whoAndWhere(by) }
    await recordAudit(database, entry, now)
    // Here and not in each action, so that none can forget it: open pages of the back office follow.
    if (subject.type === 'order')
      await announce(database, [orderTopic({ orderRef: subject.id, by: nameOf(by) })])
  }
  if (topics !== 'announced') await announce(database, topics)
}

const nameOf = (by: Initiator) => (by.kind === 'stranger' ? 'shopper' : nameOfInitiator(by))

export function whoAndWhere(by: Initiator): { actorId: string | null; origin: string } {
  if (by.kind === 'script') return { actorId: null, origin: nameOfInitiator(by) }
  return { actorId: by.kind === 'person' ? by.actor.userId : null, origin: by.ipAddress }
}

import { data } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { requireId } from '#pages/read-id.ts'
import { storedRoles } from '#shop/identity/roles/role.ts'
import { blockUser } from '#shop/identity/users/block-user.ts'
import { changeRole } from '#shop/identity/users/change-role.ts'
import { resetSecondFactor } from '#shop/identity/users/reset-second-factor.ts'
import { signPersonOut } from '#shop/identity/users/sign-person-out.ts'
import type { Person } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'

interface Asked {
  shop: Shop
  by: Person
  /** Whose account it is. */
  userId: string
  role?: string | undefined
}

/** What is asked for on the page of one account: another role, to block it, to give it back, or to end its sessions. */
const forms = {
  block: ({ shop, by, userId }: Asked) => blockUser(shop, by, { userId, isBlocked: true }),
  unblock: ({ shop, by, userId }: Asked) => blockUser(shop, by, { userId, isBlocked: false }),
  'end-sessions': ({ shop, by, userId }: Asked) => signPersonOut(shop, by, { userId }),
  'reset-factor': ({ shop, by, userId }: Asked) => resetSecondFactor(shop, by, { userId }),
  role: async ({ shop, by, userId, role: wanted }: Asked) => {
    const role = storedRoles.find((each) => each === wanted)
    return role ? changeRole(shop, by, { userId, role }) : ({ outcome: 'choose-role' } as const)
  },
}

type Form = keyof typeof forms

export type ManagedOutcome = Awaited<ReturnType<(typeof forms)[Form]>>['outcome']

/** What the page says of it. */
export interface Managed {
  outcome: ManagedOutcome
}

const doneOutcomes: ReadonlySet<ManagedOutcome> = new Set([
  'changed',
  'done',
  'factor-reset',
  'signed-out',
])

const managing = (form: Form) =>
  formAction({
    schema: z.object({ role: z.string().max(40).optional() }),
    run: async ({ role }, { shop, context, params }): Promise<FormOutcome<Managed>> => {
      const userId = requireId(params['user'] ?? '')
      const { outcome } = await forms[form]({ shop, by: personIn(context), userId, role })
      if (outcome === 'unknown-user') throw data(null, { status: 404 })
      if (outcome === 'choose-role') return { outcome: 'refused', fields: { role: outcome } }
      return doneOutcomes.has(outcome)
        ? { outcome: 'done', answer: { outcome } }
        : { outcome: 'refused', trouble: outcome }
    },
  })

export const managingAction = formActions<Managed>({
  block: managing('block'),
  unblock: managing('unblock'),
  'end-sessions': managing('end-sessions'),
  'reset-factor': managing('reset-factor'),
  role: managing('role'),
})

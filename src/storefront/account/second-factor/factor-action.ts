import { encode } from 'uqr'
import { z } from 'zod'
import { accountContext, personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import type { IdentityErrorCode } from '#shop/identity/identity-error.ts'
import { renewRecoveryCodes } from '#shop/identity/second-factor/renew-recovery-codes.ts'
import { requireSecondFactor } from '#shop/identity/second-factor/require-second-factor.ts'
import {
  findSetUp,
  setUpSecondFactor,
  type SetUp,
} from '#shop/identity/second-factor/set-up-second-factor.ts'
import { turnOffSecondFactor } from '#shop/identity/second-factor/turn-off-second-factor.ts'
import { turnOnSecondFactor } from '#shop/identity/second-factor/turn-on-second-factor.ts'
import { headersOf, visitOf } from '#storefront/auth/auth-answer.ts'

/** A picture that a phone reads: dark squares of one unit, with the quiet border it needs. */
interface QrPicture {
  /** Units of each side. */
  size: number
  /** The path of an SVG. */
  path: string
}

export interface ShownSetUp extends SetUp {
  qr: QrPicture
}

export interface FactorAnswer {
  /** The key that waits for its first code. */
  setUp?: ShownSetUp | undefined
  /** Once, for the eyes of the person only. */
  recoveryCodes?: string[]
}

const typed = z.string().max(1000).default('')
const proof = z.object({ password: typed, code: typed, recovery: typed })
const secrets = ['password', 'code', 'recovery']

const fieldOf: Partial<Record<string, string>> = {
  'wrong-password': 'password',
  'invalid-verification-code': 'code',
}

/** Beside the field that it is about, else above the form. */
function refusedBy(why: string, answer?: FactorAnswer): FormOutcome<FactorAnswer> {
  const field = fieldOf[why]
  return {
    outcome: 'refused',
    ...(field ? { fields: { [field]: why } } : { trouble: why }),
    answer,
  }
}

const proofOf = ({ password, code, recovery }: z.output<typeof proof>) => ({
  password,
  // Digits of the phone, or, from under a fold, a recovery code.
  code: code.trim() || recovery.trim(),
})

const shown = (setUp: SetUp): ShownSetUp => ({ ...setUp, qr: drawQr(setUp.url) })

const setUp = formAction({
  schema: proof.pick({ password: true }),
  secrets,
  run: async ({ password }, { shop, context, request }): Promise<FormOutcome<FactorAnswer>> => {
    const actor = context.get(accountContext)
    const result = await setUpSecondFactor(shop, actor, password, visitOf(context, request))
    return result.outcome === 'begun'
      ? { outcome: 'done', answer: { setUp: shown(result.setUp) } }
      : refusedBy(result.outcome)
  },
})

const turnOn = formAction({
  schema: proof.pick({ code: true }),
  secrets,
  run: async ({ code }, { shop, context, request }): Promise<FormOutcome<FactorAnswer>> => {
    const actor = context.get(accountContext)
    const result = await turnOnSecondFactor(shop, actor, code.trim(), visitOf(context, request))
    if (result.outcome === 'turned-on') {
      const { recoveryCodes, cookies } = result
      return { outcome: 'done', answer: { recoveryCodes }, headers: headersOf(cookies) }
    }
    const waiting = await findSetUp(shop, actor)
    return refusedBy(result.outcome, { setUp: waiting && shown(waiting) })
  },
})

const renew = formAction({
  schema: proof,
  secrets,
  run: async (sent, { shop, context, request }): Promise<FormOutcome<FactorAnswer>> => {
    const actor = context.get(accountContext)
    const visit = visitOf(context, request)
    const result = await renewRecoveryCodes(shop, actor, proofOf(sent), visit)
    return result.outcome === 'renewed'
      ? { outcome: 'done', answer: { recoveryCodes: result.recoveryCodes } }
      : refusedBy(result.outcome)
  },
})

const turnOff = formAction({
  schema: proof,
  secrets,
  run: async (sent, { shop, context, request }): Promise<FormOutcome<FactorAnswer>> => {
    const actor = context.get(accountContext)
    const visit = visitOf(context, request)
    const { outcome } = await turnOffSecondFactor(shop, actor, proofOf(sent), visit)
    return outcome === 'turned-off' ? { outcome: 'done' } : refusedBy(outcome)
  },
})

const require = formAction({
  schema: z.object({ required: z.enum(['yes', 'no']) }),
  run: async ({ required }, { shop, context }): Promise<FormOutcome<FactorAnswer>> => {
    const change = { isRequired: required === 'yes' }
    const { outcome } = await requireSecondFactor(shop, personIn(context), change)
    return outcome === 'saved' ? { outcome: 'done' } : refusedBy(refusals[outcome] ?? outcome)
  },
})

const refusals: Partial<Record<string, IdentityErrorCode>> = {
  'not-permitted': 'operation-not-allowed',
  invalid: 'operation-not-allowed',
}

export const factorAction = formActions<FactorAnswer>({
  'set-up': setUp,
  'turn-on': turnOn,
  renew,
  'turn-off': turnOff,
  require,
})

function drawQr(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return { size, path: squares.join('') }
}

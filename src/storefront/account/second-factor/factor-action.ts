import type { Actor } from '#shop/identity/roles/actor.ts'
import { isIdentityError, type IdentityErrorCode } from '#shop/identity/identity-error.ts'
import { renewRecoveryCodes } from '#shop/identity/second-factor/renew-recovery-codes.ts'
import { requireSecondFactor } from '#shop/identity/second-factor/require-second-factor.ts'
import {
  findSetUp,
  setUpSecondFactor,
  type SetUp,
} from '#shop/identity/second-factor/set-up-second-factor.ts'
import { turnOffSecondFactor } from '#shop/identity/second-factor/turn-off-second-factor.ts'
import { turnOnSecondFactor } from '#shop/identity/second-factor/turn-on-second-factor.ts'
import { byPerson } from '#shop/initiator.ts'
import type { Visit } from '#shop/identity/visit.ts'
import type { Shop } from '#shop/shop.ts'
import { readTypedCode } from '#storefront/auth/sign-in/read-typed-code.ts'
import { drawQr, type QrPicture } from './draw-qr.ts'

export interface ShownSetUp extends SetUp {
  qr: QrPicture
}

/** What became of one of the forms of the page. */
export type FactorAnswer =
  | { what: 'set-up'; outcome: 'begun'; setUp: ShownSetUp }
  /** Once, for the eyes of the person only. */
  | { what: 'turn-on' | 'renew'; outcome: 'codes'; recoveryCodes: string[] }
  | { what: 'turn-off' | 'require'; outcome: 'done' }
  | { what: FactorForm; outcome: IdentityErrorCode; setUp?: ShownSetUp | undefined }

export type FactorForm = 'set-up' | 'turn-on' | 'renew' | 'turn-off' | 'require'

export interface Taken {
  answer: FactorAnswer
  cookies: readonly string[]
}

interface Asking {
  shop: Shop
  actor: Actor
  form: FormData
  visit: Visit
}

const takers: Record<FactorForm, (asking: Asking) => Promise<Taken>> = {
  'set-up': async ({ shop, actor, form, visit }) => {
    const result = await setUpSecondFactor(shop, actor, textOf(form, 'password'), visit)
    return result.outcome === 'begun'
      ? told({ what: 'set-up', outcome: 'begun', setUp: shown(result.setUp) })
      : told({ what: 'set-up', outcome: result.outcome })
  },
  'turn-on': async ({ shop, actor, form, visit }) => {
    const result = await turnOnSecondFactor(shop, actor, readTypedCode(form), visit)
    if (result.outcome === 'turned-on') {
      const { recoveryCodes, cookies } = result
      return { answer: { what: 'turn-on', outcome: 'codes', recoveryCodes }, cookies }
    }
    const setUp = await findSetUp(shop, actor)
    return told({ what: 'turn-on', outcome: result.outcome, setUp: setUp && shown(setUp) })
  },
  renew: async ({ shop, actor, form, visit }) => {
    const result = await renewRecoveryCodes(shop, actor, proofIn(form), visit)
    return result.outcome === 'renewed'
      ? told({ what: 'renew', outcome: 'codes', recoveryCodes: result.recoveryCodes })
      : told({ what: 'renew', outcome: result.outcome })
  },
  'turn-off': async ({ shop, actor, form, visit }) => {
    const { outcome } = await turnOffSecondFactor(shop, actor, proofIn(form), visit)
    return told({ what: 'turn-off', outcome: outcome === 'turned-off' ? 'done' : outcome })
  },
  require: async ({ shop, actor, form, visit }) => {
    const change = { isRequired: form.get('required') === 'yes' }
    const by = byPerson(actor, visit.address)
    const { outcome } = await requireSecondFactor(shop, by, change)
    if (outcome === 'saved') return told({ what: 'require', outcome: 'done' })
    const refusal = isIdentityError(outcome) ? outcome : 'operation-not-allowed'
    return told({ what: 'require', outcome: refusal })
  },
}

/** Takes one of the forms of the page; nothing where it is none of them. */
export async function takeFactor(asking: Asking): Promise<Taken | undefined> {
  const what = textOf(asking.form, 'what')
  return Object.hasOwn(takers, what) ? takers[what as FactorForm](asking) : undefined
}

const told = (answer: FactorAnswer): Taken => ({ answer, cookies: [] })

const shown = (setUp: SetUp): ShownSetUp => ({ ...setUp, qr: drawQr(setUp.address) })

const proofIn = (form: FormData) => ({
  password: textOf(form, 'password'),
  code: readTypedCode(form),
})

function textOf(form: FormData, name: string): string {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed.slice(0, 1000) : ''
}

import type { Shop } from '#shop/shop.ts'
import {
  foldPassword,
  isPersonal,
  isPlain,
  pieceOf,
  type PasswordOwner,
} from './guessable-password.ts'
import { unmetRules, type PasswordRule } from './password-policy.ts'

/**
 * What a new password lacks: the shop's own rules first, then that nobody guesses it. The list of what many people use stays on
 * the server: to the browser it would be a quarter of the page.
 */
export async function judgePassword(
  shop: Shop,
  password: string,
  owner: PasswordOwner,
): Promise<PasswordRule[]> {
  const policy = shop.environment.passwordPolicy
  const unmet = unmetRules(policy, password)
  if (unmet.length > 0) return unmet
  const folded = foldPassword(password)
  const isGuessed = isPlain(folded) || (await isCommon(folded))
  return [
    ...(isGuessed ? (['common'] as const) : []),
    ...(isPersonal(folded, owner, policy.minLength) ? (['personal'] as const) : []),
  ]
}

async function isCommon(folded: string): Promise<boolean> {
  const list = await (commonPasswords ??= loadList())
  return list.includes(folded) || list.includes(pieceOf(folded))
}

let commonPasswords: Promise<readonly string[]> | undefined

/** Read when the first password is chosen: some megabytes that a shop at rest does not need. */
async function loadList(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common']
}

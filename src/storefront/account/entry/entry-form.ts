import type { IdentityProblem } from '#shop/identity/contract.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import type { PasswordProblem } from './password-problem.ts'
import type { IdentityTrouble } from '../identity-words.ts'

/** What somebody types to come in. */
export const entryFields = ['name', 'email', 'password'] as const

export type EntryField = (typeof entryFields)[number]
export type EntryProblem = IdentityProblem | PasswordProblem
export type EntryAnswer = FormAnswer<EntryField, EntryProblem, IdentityTrouble>

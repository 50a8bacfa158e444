import type { IdentityProblem } from '#shop/identity/contract.ts'
import type { PasswordProblem } from '../account/entry/password-problem.ts'
import type { FormAnswer } from '../forms/form-answer.ts'

export const ownerFields = ['name', 'email', 'password', 'code'] as const

export type OwnerField = (typeof ownerFields)[number]
export type OwnerProblem = IdentityProblem | PasswordProblem
type OwnerRefusal = 'link-used' | 'email-taken'
export type OwnerAnswer = FormAnswer<OwnerField, OwnerProblem, OwnerRefusal>

import type { FormAnswer } from '../../forms/form-answer.ts'
import type { IdentityTrouble } from '../identity-words.ts'

/** Six digits of the phone, or, from under a fold, a recovery code. */
const codeFields = ['code', 'recovery'] as const

type CodeField = (typeof codeFields)[number]
export type CodeAnswer = FormAnswer<CodeField, 'missing', IdentityTrouble>

export function readCodeTyped(form: FormData): string {
  const texts = codeFields.map((name) => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed.trim() : ''
  })
  return texts.find((text) => text !== '') ?? ''
}

export const codeMissing: CodeAnswer = { outcome: 'check-fields', fields: { code: 'missing' } }

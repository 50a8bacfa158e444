import '#pages/form/zod-without-eval.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { problemsOf } from '../../forms/form-answer.ts'
import { entryFields, type EntryProblems } from './entry-form.ts'

/** The rules of the contract, for the browser and for the server. */
export function checkForgotten(
  email: string,
):
  | { outcome: 'fits'; content: { email: string } }
  | { outcome: 'check-fields'; fields: EntryProblems } {
  const checked = identitySchema.askReset.safeParse({ email })
  if (checked.success) return { outcome: 'fits', content: checked.data }
  return { outcome: 'check-fields', fields: problemsOf(checked.error.issues, entryFields) }
}

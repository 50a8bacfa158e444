import '#pages/form/zod-without-eval.ts'
import { checkForm } from '#pages/form/parse-form.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { askQuestionSchema, type QuestionProblem } from '#shop/reviews/questions/contract.ts'

const asked = askQuestionSchema.omit({ productId: true })

const problem = (key: QuestionProblem) => key

/** Loaded with the first press: the rules are many kilobytes. */
export const checkQuestion =
  (isGuest: boolean) =>
  (form: FormData): FormResult | undefined =>
    checkForm(form, asked, (typed) => (isGuest ? missingOfGuest(typed) : {}))

function missingOfGuest(form: FormData): Readonly<Record<string, string>> {
  const isEmpty = (name: string) => String(form.get(name) ?? '').trim() === ''
  return {
    ...(isEmpty('name') && { name: problem('name-missing') }),
    ...(isEmpty('phone') && { phone: problem('phone-invalid') }),
  }
}

import './zod-without-eval.ts'
import { checkForm } from './parse-form.ts'

/** What a browser checks a form by, before it is sent. Loaded with the first press, as the schema is. */
export const checkBy =
  (
    ...[schema, moreProblems]: [Parameters<typeof checkForm>[1], Parameters<typeof checkForm>[2]?]
  ) =>
  (form: FormData) =>
    checkForm(form, schema, moreProblems)

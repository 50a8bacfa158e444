import { formatIssues, parseSubmission, report } from '@conform-to/dom/future'
import type { z } from 'zod'
import type { FormResult, Refusal } from './form-result.ts'

interface Parsing<Schema> {
  schema: Schema
  /** What the schema asks for and nobody types; it wins over what was sent. */
  known?: object
  /** Fields that never go back into a page: passwords and codes. */
  secrets?: readonly string[]
}

export interface ParsedForm<Value> {
  /** What fits the schema; undefined where something does not. */
  value: Value | undefined
  /** What the schema says is wrong, and `more`. */
  refuse: (more?: Refusal) => FormResult
  take: () => FormResult
}

/** Reads a form by the schema that its page, its browser and the API share. Fields that the schema does not name are left out. */
export function parseForm<Schema extends z.ZodObject>(
  form: FormData,
  { schema, known = {}, secrets = [] }: Parsing<Schema>,
): ParsedForm<z.output<Schema>> {
  const submission = parseSubmission(form, { skipEntry: (name) => !isNameOf(schema, name) })
  const checked = schema.safeParse({ ...submission.payload, ...known })
  const hideFields = secrets.filter((name) => name in submission.payload)
  return {
    value: checked.data,
    refuse: ({ trouble, fields = {} } = {}) => {
      const ofSchema = trouble ? null : formatIssues(checked.error?.issues ?? [])
      const fieldErrors = { ...ofSchema?.fieldErrors }
      for (const [name, problem] of Object.entries(fields)) fieldErrors[name] ??= [problem]
      const formErrors = trouble ? [trouble] : null
      return report(submission, { error: { formErrors, fieldErrors }, hideFields })
    },
    take: () => report(submission, { error: null, hideFields: submission.fields, reset: true }),
  }
}

/** In the browser, before a form is sent: what the schema refuses; undefined where all fits. */
export function checkForm(
  form: FormData,
  schema: z.ZodObject,
  moreProblems: (payload: FormData) => Readonly<Record<string, string>> = () => ({}),
): FormResult | undefined {
  const { value, refuse } = parseForm(form, { schema })
  const fields = moreProblems(form)
  return value && Object.keys(fields).length === 0 ? undefined : refuse({ fields })
}

/**
 * `lines[3].name` of a schema with `lines`. Conform makes a list as long as its highest index says, and throws where a name reaches for
 * what every object has.
 */
function isNameOf(schema: z.ZodObject, name: string): boolean {
  const [, field = ''] =
    /^([a-z\d]+)(?:\[\d{0,3}\])?(?:\.[a-z\d]+(?:\[\d{0,3}\])?){0,2}$/i.exec(name) ?? []
  return Object.hasOwn(schema.shape, field) && !name.includes('constructor')
}

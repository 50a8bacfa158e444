import type { SubmissionResult } from '@conform-to/dom/future'

/**
 * What became of a form, as Conform reports it: what was typed, and keys of what is wrong with a field or with the whole. The form
 * makes words of the keys, in the language of its page. `reset`: the form was taken.
 */
export type FormResult = SubmissionResult<string[], string | number | boolean | null> & {
  /** Which of the page's forms it was, where it has several. */
  form?: string
}

/** What kept any form from being taken, whatever it is about. */
export type FormTrouble = 'too-many' | 'away' | 'no-connection' | 'from-elsewhere'

export const isTaken = (result: FormResult | undefined): boolean => result?.reset === true

/** What is wrong with the form as a whole. */
export const troubleIn = (result: FormResult | undefined): string | undefined =>
  result?.error?.formErrors?.[0]

/** The first thing that is wrong with a field. */
export function problemIn(result: FormResult | undefined, name: string): string | undefined {
  return result?.error?.fieldErrors[name]?.[0]
}

/** Names of the fields in which something is wrong, in the order of the schema. */
export const wrongFields = (result: FormResult | undefined): string[] =>
  Object.keys(result?.error?.fieldErrors ?? {})

/** What was typed into a field, to be shown again where it has to be corrected. */
export function typedIn(result: FormResult | undefined, name: string): string | undefined {
  const typed = result?.submission.payload[name]
  return typeof typed === 'string' ? typed : undefined
}

export interface Refusal {
  /** Key of what is wrong with the whole. */
  trouble?: string | undefined
  /** Keys of what is wrong, by field. */
  fields?: Readonly<Record<string, string>> | undefined
}

/** What the page's own script finds, without what was typed: that still stands in the form. */
export const refused = ({ trouble, fields = {} }: Refusal): FormResult => ({
  submission: { payload: {}, fields: [], intent: null },
  error: {
    formErrors: trouble === undefined ? null : [trouble],
    fieldErrors: Object.fromEntries(
      Object.entries(fields).map(([name, problem]) => [name, [problem]]),
    ),
  },
})

import type { FormTrouble } from '#pages/form/form-result.ts'

/**
 * What became of a form: sent by the page's own code, or by a browser without JavaScript. `Refusal`: what else this form
 * may be told as a whole.
 */
export type FormAnswer<
  Name extends string,
  Problem extends string,
  Refusal extends string = never,
> =
  | { outcome: 'sent' }
  | { outcome: 'check-fields'; fields: FieldProblems<Name, Problem> }
  | { outcome: FormTrouble | Refusal }

export type FieldProblems<Name extends string, Problem extends string> = Partial<
  Record<Name, Problem>
>

/** What was typed, to be shown again where it has to be corrected. */
export type Typed<Name extends string> = Record<Name, string>

export function readTyped<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Typed<Name> {
  const texts = names.map((name) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(texts) as Typed<Name>
}

/** Of issues that carry keys of problems: the first one of each field. */
export function problemsOf<Name extends string, Problem extends string>(
  issues: readonly { path: PropertyKey[]; message: string }[],
  names: readonly Name[],
): FieldProblems<Name, Problem> {
  const fields: FieldProblems<Name, Problem> = {}
  for (const { path, message } of issues) {
    const name = names.find((known) => known === path[0])
    if (name) fields[name] ??= message as Problem
  }
  return fields
}

/** What kept a form from being sent; as soon as all marked fields were changed there is nothing left to check. */
export function noticeOf(
  answer: FormAnswer<string, string, string> | undefined,
): string | undefined {
  if (!answer || answer.outcome === 'sent') return undefined
  const isOpen = !('fields' in answer) || Object.values(answer.fields).some(Boolean)
  return isOpen ? answer.outcome : undefined
}

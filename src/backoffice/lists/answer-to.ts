import type { FormResult } from '#pages/form/form-result.ts'

/** What one of the page's forms whose names begin so was answered. */
export const answerTo = <Result extends FormResult>(
  answered: Result | undefined,
  ...names: string[]
): Result | undefined =>
  names.some((name) => answered?.form?.startsWith(name)) ? answered : undefined

/** What the form of the chosen rows was answered; answers to the forms around the list stand with those. */
export const answerToBulk = <Result extends FormResult>(
  answered: Result | undefined,
): Result | undefined =>
  answerTo(answered, 'columns', 'export-', 'file-', 'view-') ? undefined : answered

import { useRevalidator } from 'react-router'
import type { FormResult } from './form-result.ts'
import { useForm } from './use-form.ts'

type Options<Problem extends string> = Omit<
  Parameters<typeof useForm<string, Problem>>[0],
  'refresh'
>

export type PageForm<Problem extends string = never> = ReturnType<
  typeof usePageForm<string, Problem>
>

/** A form of a page that shows what the form changes: the page is read anew with each answer, before the answer is shown. */
export function usePageForm<Name extends string, Problem extends string = never>(
  options: Options<Problem>,
) {
  const { revalidate } = useRevalidator()
  return useForm<Name, Problem>({ ...options, refresh: revalidate })
}

/** Of what the page was answered, what is about this one of its forms. */
export const resultOf = <Result extends FormResult>(
  answered: Result | undefined,
  form: string,
): Result | undefined => (answered?.form === form ? answered : undefined)

import { useEffect, useState, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { onFirstUse } from '#ui/first-use.ts'
import { fieldNames, type Draft, type FieldName } from './draft.ts'
import { storeDraft } from './stored-draft.ts'
import type { FieldProblems } from '../submission/submission-answer.ts'
import { wordsFor } from './problem-words.ts'
import type { CheckedOrder, OrderInput } from './validate-order.ts'

/** Loaded when the form is used: the rules are many kilobytes, and the page works until they are there. */
const loadRules = () => import('./validate-order.ts').catch(() => undefined)

type TypedName = Exclude<FieldName, 'district' | 'area'>
type TypedEvent = { currentTarget: { value: string } }

export type Fields = ReturnType<typeof useFields>

/** The fields and what is wrong with them: said on leaving one that holds something, and on submit; gone as soon as it fits. */
export function useFields(onChange: () => void) {
  const [problems, setProblems] = useState<FieldProblems>({})
  useEffect(() => onFirstUse(() => void loadRules()), [])

  async function check(name: TypedName, value: string) {
    const rules = await loadRules()
    const problem = rules?.validateField(name, value)
    setProblems((before) => ({ ...before, [name]: problem }))
  }

  function errorOf(name: FieldName): string | undefined {
    const problem = problems[name]
    return problem && wordsFor(problem)
  }

  return {
    errorOf,
    typed: (name: TypedName) => ({
      id: fieldId(name),
      name,
      error: errorOf(name),
      onBlur({ currentTarget: { value } }: FocusEvent & TypedEvent) {
        if (value.trim() !== '' || problems[name]) void check(name, value)
      },
      onInput({ currentTarget: { value } }: FormEvent & TypedEvent) {
        onChange()
        storeDraft()
        if (problems[name]) void check(name, value)
      },
    }),
    fits: (...names: FieldName[]) =>
      setProblems((before) => ({
        ...before,
        ...Object.fromEntries(names.map((name) => [name, undefined])),
      })),
    /** Shows them, and brings the shopper to the first one. */
    show(found: FieldProblems) {
      flushSync(() => setProblems(found))
      const first = fieldNames.find((name) => found[name])
      if (first) document.getElementById(fieldId(first))?.focus()
    },
  }
}

export const fieldId = (name: keyof Draft) => `checkout-${name}`

/** Undefined where the rules cannot be loaded: then the shop itself says what does not fit. */
export async function checkOrder(input: OrderInput): Promise<CheckedOrder | undefined> {
  return (await loadRules())?.validateOrder(input)
}

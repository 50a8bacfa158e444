import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { FieldProblems, FormAnswer } from './form-answer.ts'

/** Checks and sends what stands in the form. */
type Send<Name extends string, Problem extends string, Refusal extends string> = (
  form: FormData,
) => Promise<FormAnswer<Name, Problem, Refusal>>

interface Beginning<Name extends string, Problem extends string, Refusal extends string> {
  /** What the server said of the form to a browser without JavaScript. */
  answered: FormAnswer<Name, Problem, Refusal> | undefined
  /** Id of the field where one begins. */
  firstField: string
}

/**
 * A form that is sent without leaving the page, once however often it is pressed. The code that checks and sends is
 * loaded with the first press.
 */
export function useSending<
  Name extends string,
  Problem extends string,
  Refusal extends string = never,
>(
  load: () => Promise<Send<Name, Problem, Refusal>>,
  { answered, firstField }: Beginning<Name, Problem, Refusal>,
) {
  const [answer, setAnswer] = useState(answered)
  const [isSending, setSending] = useState(false)
  const underWay = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    const form = event.currentTarget
    underWay.current = true
    setSending(true)
    const next = await sendSafely(load, new FormData(form))
    underWay.current = false
    flushSync(() => {
      setSending(false)
      setAnswer(next)
    })
    if (next.outcome === 'check-fields')
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  /** A field that is being corrected is no longer marked. */
  function mend({ target }: FormEvent<HTMLFormElement>) {
    if (!answer || !('fields' in answer)) return
    const { name } = target as HTMLInputElement
    if (!(name in answer.fields)) return
    setAnswer({ ...answer, fields: { ...answer.fields, [name]: undefined } })
  }

  function beginAgain() {
    flushSync(() => setAnswer(undefined))
    document.getElementById(firstField)?.focus()
  }

  const problems: FieldProblems<Name, Problem> = answer && 'fields' in answer ? answer.fields : {}
  return {
    answer,
    /** What is wrong with each field. */
    problems,
    isSending,
    /** What the form itself needs. Where scripts are missing the page takes what is posted. */
    form: {
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: mend,
    } as const,
    beginAgain,
  }
}

async function sendSafely<Name extends string, Problem extends string, Refusal extends string>(
  load: () => Promise<Send<Name, Problem, Refusal>>,
  form: FormData,
): Promise<FormAnswer<Name, Problem, Refusal>> {
  try {
    return await (
      await load()
    )(form)
  } catch {
    // Not even the code could be loaded.
    return { outcome: 'no-connection' }
  }
}

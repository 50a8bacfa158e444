import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { isTaken } from '#pages/form/form-result.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'

/** Says of a form of the page whether something is typed there that is not saved. */
export type TellUnsaved = (form: string, isUnsaved: boolean) => void

/** Of a page with several forms: LeaveGuard asks once for all of them. */
export function useUnsaved() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const tell = useCallback<TellUnsaved>((form, isUnsaved) => {
    setUnsaved((before) => {
      if (before.has(form) === isUnsaved) return before
      return new Set(isUnsaved ? [...before, form] : [...before].filter((one) => one !== form))
    })
  }, [])
  return { unsaved, tell }
}

type Watched = Pick<PageForm, 'props' | 'result'>

/** Compares what is typed with what the page shows as stored, or with what was saved last; also what was typed before scripts arrived. */
export function useWatchedForm(name: string, { props, result }: Watched, tell: TellUnsaved) {
  const { ref, onInput, onSubmit } = props
  const sent = useRef<string>(undefined)
  const saved = useRef<string>(undefined)
  useEffect(() => {
    if (isTaken(result)) saved.current = sent.current
    if (ref.current) tell(name, isUnsaved(ref.current, saved.current))
  }, [result, ref, name, tell])
  return {
    ...props,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      onInput(event)
      tell(name, isUnsaved(event.currentTarget, saved.current))
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      sent.current = typedIn(event.currentTarget)
      onSubmit(event)
    },
  }
}

const isUnsaved = (form: HTMLFormElement, saved: string | undefined) =>
  typedIn(form) !== (saved ?? storedIn(form))

const typedIn = (form: HTMLFormElement) => JSON.stringify(fieldsOf(form).map(({ value }) => value))

const storedIn = (form: HTMLFormElement) => JSON.stringify(fieldsOf(form).map(storedOf))

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].filter(
    ({ type }) => type !== 'hidden',
  )

function storedOf(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLInputElement) return field.defaultValue
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected)
  return (chosen ?? field.options[0])?.value ?? ''
}

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
  const sent = useRef<readonly string[]>(undefined)
  const saved = useRef<readonly string[]>(undefined)
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

/** A field holds what was saved last, or what the page shows as stored: saving one may have changed another. */
const isUnsaved = (form: HTMLFormElement, saved: readonly string[] | undefined) =>
  fieldsOf(form).some(
    (field, index) => valueOf(field) !== saved?.[index] && valueOf(field) !== storedOf(field),
  )

const typedIn = (form: HTMLFormElement) => fieldsOf(form).map(valueOf)

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Field>('input, select, textarea')].filter(
    // What has no name is never sent, such as a search.
    ({ type, name }) => type !== 'hidden' && name !== '',
  )

const isTicked = ({ type }: Field) => type === 'checkbox' || type === 'radio'

const valueOf = (field: Field): string =>
  field instanceof HTMLInputElement && isTicked(field) ? String(field.checked) : field.value

function storedOf(field: Field): string {
  if (field instanceof HTMLInputElement && isTicked(field)) return String(field.defaultChecked)
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected)
  return (chosen ?? field.options[0])?.value ?? ''
}

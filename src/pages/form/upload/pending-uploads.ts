import { useCallback, useEffect, useState, type FormEvent } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '../use-page-form.ts'

/** `unsent`: chosen, but refused, stopped or cut off. */
type PendingState = 'sending' | 'unsent'

interface Pending {
  label: string
  state: PendingState
}

export interface PendingUploads {
  pending: ReadonlyMap<string, Pending>
  tell: (key: string, label: string, state: PendingState | undefined) => void
}

/** The files of a page that are chosen and not on the server yet: the form that names them waits for them. */
export function usePendingUploads(): PendingUploads {
  const [pending, setPending] = useState<ReadonlyMap<string, Pending>>(new Map())
  const tell = useCallback<PendingUploads['tell']>((key, label, state) => {
    setPending((before) => {
      if (before.get(key)?.state === state) return before
      const after = new Map(before)
      if (state) after.set(key, { label, state })
      else after.delete(key)
      return after
    })
  }, [])
  return { pending, tell }
}

/** A field with an upload reports its state to the page. */
export function useReportUpload(
  { tell }: PendingUploads,
  key: string,
  label: string,
  state: PendingState | undefined,
): void {
  useEffect(() => tell(key, label, state), [tell, key, label, state])
  useEffect(() => () => tell(key, label, undefined), [tell, key, label])
}

type SavedForm = Pick<PageForm, 'props' | 'isBusy'>

interface Held {
  form: HTMLFormElement
  submitter: HTMLElement | null
}

/** A form that is saved once the page’s uploads are done, and not while one is missing. */
export function useSaveAfterUploads<Form extends SavedForm>(
  form: Form,
  { pending }: PendingUploads,
): Form & { uploadNotice: string | undefined } {
  const [held, setHeld] = useState<Held>()
  const [isRefused, setRefused] = useState(false)
  const labelsOf = (state: PendingState) =>
    [...pending.values()].filter((one) => one.state === state).map(({ label }) => label)
  const sending = labelsOf('sending')
  const unsent = labelsOf('unsent')
  const isReady = sending.length === 0
  useEffect(() => {
    if (held && isReady) held.form.requestSubmit(held.submitter)
  }, [held, isReady])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    setHeld(isReady ? undefined : { form: event.currentTarget, submitter })
    setRefused(isReady && unsent.length > 0)
    if (isReady && unsent.length === 0) form.props.onSubmit(event)
    else event.preventDefault()
  }
  return {
    ...form,
    props: { ...form.props, onSubmit },
    isBusy: form.isBusy || held !== undefined,
    uploadNotice: held
      ? m.upload_waiting()
      : isRefused && unsent.length > 0
        ? m.upload_unsent({ names: unsent.join(', ') })
        : undefined,
  }
}

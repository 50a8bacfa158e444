import { useCallback, useRef, type FormEvent } from 'react'
import { useRouteLoaderData } from 'react-router'
import { getLocale } from '#paraglide/runtime.js'
import { staffDraftPrefix } from '#pages/form/staff-draft.ts'
import type { loader } from '../layout/layout.tsx'

/**
 * A note that is typed and not written yet stays in the tab, so that a session that ends, a reload and a wrong press lose nothing. It is for the
 * same account only, and goes when somebody signs out. `about`: what it is a note on.
 */
export function useNoteDraft(about: string) {
  const around = useRouteLoaderData<typeof loader>(`${getLocale()}/backoffice`)
  const key = around && `${staffDraftPrefix}note:${around.person.id}:${about}`
  const isSent = useRef(false)
  const ref = useCallback(
    (field: HTMLTextAreaElement) => {
      const kept = key === undefined ? null : read(key)
      if (kept !== null && field.value === '') field.value = kept
      return () => {
        // It was written, and the field gives way to an empty one. Where the session had ended, the whole page goes, and this does not run.
        if (isSent.current && key !== undefined) store(key, '')
        isSent.current = false
      }
    },
    [key],
  )
  return {
    field: {
      ref,
      onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
        isSent.current = false
        if (key !== undefined) store(key, currentTarget.value)
      },
    },
    /** Of the form that it stands in. */
    form: {
      onSubmitCapture: () => {
        isSent.current = true
      },
    },
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // A browser that stores nothing still writes notes.
  }
}

import { refused, type FormResult } from '#pages/form/form-result.ts'

/** Six digits of the phone, or, from under a fold, a recovery code; empty where neither was typed. */
export function readTypedCode(form: FormData): string {
  const texts = ['code', 'recovery'].map((name) => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed.trim() : ''
  })
  return texts.find((text) => text !== '') ?? ''
}

export const checkTypedCode = (form: FormData): FormResult | undefined =>
  readTypedCode(form) === '' ? refused({ fields: { code: 'missing' } }) : undefined

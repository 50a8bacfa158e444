import { codeMissing, readCodeTyped, type CodeAnswer } from './code-form-fields.ts'
import { enter } from './enter.ts'

/** With the right code the session of this browser begins. */
export async function sendSecondFactor(form: FormData): Promise<CodeAnswer> {
  const code = readCodeTyped(form)
  return code === '' ? codeMissing : enter('/auth/second-factor', { code })
}

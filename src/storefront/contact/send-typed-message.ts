import '../checkout/fields/zod-without-eval.ts'
import { getLocale } from '#paraglide/runtime.js'
import type { MessageProblem } from '#shop/content/message-contract.ts'
import { readTyped } from '../forms/form-answer.ts'
import { postForm } from '../forms/post-form.ts'
import {
  checkMessage,
  messageFields,
  type MessageAnswer,
  type MessageField,
} from './message-fields.ts'

const firstRules: Record<MessageField, MessageProblem> = {
  name: 'name-missing',
  replyTo: 'reply-to-invalid',
  subject: 'subject-too-long',
  message: 'message-too-short',
}

/** Loaded with the first press: the rules are many kilobytes. */
export async function sendTypedMessage(form: FormData): Promise<MessageAnswer> {
  const typed = readTyped(form, messageFields)
  const checked = checkMessage(typed, getLocale())
  if (checked.outcome === 'check-fields') return checked
  return postForm('/contact', { ...typed, language: getLocale() }, firstRules)
}

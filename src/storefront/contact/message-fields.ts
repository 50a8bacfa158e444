import {
  sendMessageSchema,
  type MessageProblem,
  type SendMessage,
} from '#shop/content/message-contract.ts'
import type { Language } from '#platform/language.ts'
import {
  problemsOf,
  type FieldProblems,
  type FormAnswer,
  type Typed,
} from '../forms/form-answer.ts'

export const messageFields = ['name', 'replyTo', 'subject', 'message'] as const

export type MessageField = (typeof messageFields)[number]
export type TypedMessage = Typed<MessageField>
export type MessageAnswer = FormAnswer<MessageField, MessageProblem>

export type CheckedMessage =
  | { outcome: 'fits'; message: SendMessage }
  | { outcome: 'check-fields'; fields: FieldProblems<MessageField, MessageProblem> }

/** The rules of the contract, for the browser and for the server. */
export function checkMessage(typed: TypedMessage, language: Language): CheckedMessage {
  const checked = sendMessageSchema.safeParse({ ...typed, language })
  if (checked.success) return { outcome: 'fits', message: checked.data }
  return { outcome: 'check-fields', fields: problemsOf(checked.error.issues, messageFields) }
}

import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { requireId } from '#pages/read-id.ts'
import { tagSchema } from '#shop/customers/contract.ts'
import { customerMarks, needsReason, type CustomerMark } from '#shop/customers/customer.ts'
import { findNamed } from '#shop/customers/detail/find-customer.ts'
import { eraseCustomer } from '#shop/customers/privacy/erase-customer.ts'
import { addCustomerNote } from '#shop/customers/work/add-customer-note.ts'
import { joinCustomers, undoJoin } from '#shop/customers/work/join-customers.ts'
import { markCustomer } from '#shop/customers/work/mark-customer.ts'
import { tagCustomer } from '#shop/customers/work/tag-customer.ts'
import type { Undoable } from '../calls/step-notice.tsx'
import type { Download } from '../exports/begin-download.ts'
import { customersPath } from '../customers/customers-href.ts'
import { isSetField, undoOfTag } from '../tag-undo.ts'
import { downloadAction } from '../exports/download-action.ts'

/** Keys of what is wrong with a field; the page says them. */
export type CustomerProblem =
  | 'note-missing'
  | 'note-too-long'
  | 'tag-missing'
  | 'tag-wrong'
  | 'reason-missing'
  | 'reason-too-long'
  | 'other-missing'
  | 'other-unknown'

const problem = (key: CustomerProblem) => key

/** For the page: a file to fetch, or what can be taken back for a moment. */
export interface CustomerAnswer extends Partial<Download> {
  undo?: Undoable
}
type Answer = CustomerAnswer

const idOf = ({ params }: Pick<ActionFunctionArgs, 'params'>) => requireId(params['customer'] ?? '')

/** What became of it; the page is read anew and shows the rest. */
function outcomeOf(outcome: string, done: string): FormOutcome<Answer> {
  if (outcome === 'not-found') throw data(null, { status: 404 })
  return outcome === done ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
}

/** A field that holds nothing but spaces says the same as one that was left out. */
const blank = (name: string, key: CustomerProblem) => (form: FormData) =>
  String(form.get(name) ?? '').trim() === ''
    ? { [name]: problem(key) }
    : ({} as Record<string, string>)

const noting = formAction<z.ZodObject<{ text: z.ZodString }>, Answer>({
  schema: z.object({
    text: z.string(problem('note-missing')).max(2000, problem('note-too-long')),
  }),
  moreProblems: blank('text', 'note-missing'),
  run: async ({ text }, args) => {
    const asked = { customerId: idOf(args), text }
    const { outcome } = await addCustomerNote(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'added')
  },
})

const markFields = z.object({
  fromMark: z.enum(customerMarks),
  fromReason: z.string().optional(),
  mark: z.enum(customerMarks),
  reason: z.string().max(500, problem('reason-too-long')).optional(),
})

const marking = formAction<typeof markFields, Answer>({
  schema: markFields,
  run: async (typed, args) => {
    const mark = typed.mark
    const { reason = '', fromReason = '' } = typed
    if (needsReason(mark) && reason.trim() === '')
      return { outcome: 'refused', fields: { reason: problem('reason-missing') } }
    const from = { mark: typed.fromMark, reason: fromReason }
    const asked = { customerId: idOf(args), from, mark, reason }
    const result = await markCustomer(args.shop, personIn(args.context), asked)
    if (result.outcome !== 'marked') return outcomeOf(result.outcome, 'marked')
    return {
      outcome: 'done',
      answer: result.isChanged ? { undo: undoOfMark(asked, result.before) } : {},
    }
  },
})

interface Mark {
  mark: CustomerMark
  reason: string
}

const undoOfMark = (now: Mark, before: Mark): Undoable => ({
  what: 'undo-mark',
  fields: [
    ['fromMark', now.mark],
    ['fromReason', now.reason],
    ['mark', before.mark],
    ['reason', before.reason],
  ],
})

/** What stood before is there again, where nobody set another one since. */
const unmarking = formAction<typeof markFields, Answer>({
  schema: markFields,
  run: async ({ mark, reason = '', fromMark, fromReason = '' }, args) => {
    const from = { mark: fromMark, reason: fromReason }
    const asked = { customerId: idOf(args), from, mark: mark, reason }
    const { outcome } = await markCustomer(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'marked')
  },
})

/** Adds one tag, or takes one away. */
const tagging = (isSet: boolean) =>
  formAction<z.ZodObject<{ tag: z.ZodString }>, Answer>({
    schema: z.object({ tag: z.string(problem('tag-missing')).max(200, problem('tag-wrong')) }),
    moreProblems: blank('tag', 'tag-missing'),
    run: async ({ tag: typed }, args) => {
      const { data: tag } = tagSchema.safeParse(typed)
      if (tag === undefined) return { outcome: 'refused', fields: { tag: problem('tag-wrong') } }
      const asked = { customerId: idOf(args), tag, isSet }
      const result = await tagCustomer(args.shop, personIn(args.context), asked)
      if (result.outcome !== 'tagged') return outcomeOf(result.outcome, 'tagged')
      return { outcome: 'done', answer: undoOfTag(asked, result.isChanged) }
    },
  })

const undoingTag = formAction<z.ZodObject<{ tag: z.ZodString; isSet: typeof isSetField }>, Answer>({
  schema: z.object({ tag: z.string().max(200), isSet: isSetField }),
  run: async (before, args) => {
    const asked = { ...before, customerId: idOf(args) }
    const { outcome } = await tagCustomer(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'tagged')
  },
})

/** `other`: who was offered, by id, or was typed, by phone or e-mail. */
const joining = formAction<z.ZodObject<{ other: z.ZodString }>, Answer>({
  schema: z.object({
    other: z.string(problem('other-missing')).max(254, problem('other-unknown')),
  }),
  moreProblems: blank('other', 'other-missing'),
  run: async ({ other }, args) => {
    const offered = z.uuid().safeParse(other).data
    const otherId = offered ?? (await findNamed(args.shop, other))
    if (otherId === undefined)
      return { outcome: 'refused', fields: { other: problem('other-unknown') } }
    const asked = { customerId: idOf(args), otherId }
    const { outcome } = await joinCustomers(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'joined')
  },
})

const separating = formAction<z.ZodObject<{ join: z.ZodUUID }>, Answer>({
  schema: z.object({ join: z.uuid() }),
  run: async ({ join }, args) => {
    const { outcome } = await undoJoin(args.shop, personIn(args.context), { joinId: join })
    return outcomeOf(outcome, 'undone')
  },
})

const erasing = formAction<z.ZodObject, Answer>({
  schema: z.object({}),
  run: async (_, args) => {
    const asked = { customerId: idOf(args) }
    const { outcome } = await eraseCustomer(args.shop, personIn(args.context), asked)
    if (outcome !== 'erased') return outcomeOf(outcome, 'erased')
    const language = languageOfPath(new URL(args.request.url).pathname)
    throw redirect(`${pathInLanguage(customersPath, language)}?erased=1`)
  },
})

/** What is done on the page of a customer. */
export const customerAction = formActions<Answer>({
  note: noting,
  mark: marking,
  tag: tagging(true),
  untag: tagging(false),
  'undo-tag': undoingTag,
  'undo-mark': unmarking,
  join: joining,
  'undo-join': separating,
  export: downloadAction((args) => `/api/customers/${idOf(args)}/data`),
  erase: erasing,
})

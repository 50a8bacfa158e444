import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { requireId } from '#pages/read-id.ts'
import { tagSchema } from '#shop/customers/contract.ts'
import { customerMarks, needsReason } from '#shop/customers/customer.ts'
import { findNamed } from '#shop/customers/detail/find-customer.ts'
import { eraseCustomer } from '#shop/customers/privacy/erase-customer.ts'
import { addCustomerNote } from '#shop/customers/work/add-customer-note.ts'
import { joinCustomers, undoJoin } from '#shop/customers/work/join-customers.ts'
import { markCustomer } from '#shop/customers/work/mark-customer.ts'
import { tagCustomer } from '#shop/customers/work/tag-customer.ts'
import type { Download } from '../exports/begin-download.ts'
import { customersPath } from '../customers/customers-address.ts'
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

const idOf = ({ params }: Pick<ActionFunctionArgs, 'params'>) => requireId(params['customer'] ?? '')

/** What became of it; the page is read anew and shows the rest. */
function outcomeOf(outcome: string, done: string): FormOutcome<Download> {
  if (outcome === 'not-found') throw data(null, { status: 404 })
  return outcome === done ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
}

/** A field that holds nothing but spaces says the same as one that was left out. */
const blank = (name: string, key: CustomerProblem) => (form: FormData) =>
  String(form.get(name) ?? '').trim() === ''
    ? { [name]: problem(key) }
    : ({} as Record<string, string>)

const noting = formAction<z.ZodObject<{ text: z.ZodString }>, Download>({
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

const marking = formAction<
  z.ZodObject<{
    fromMark: z.ZodEnum
    fromReason: z.ZodOptional<z.ZodString>
    mark: z.ZodEnum
    reason: z.ZodOptional<z.ZodString>
  }>,
  Download
>({
  schema: z.object({
    fromMark: z.enum(customerMarks),
    fromReason: z.string().optional(),
    mark: z.enum(customerMarks),
    reason: z.string().max(500, problem('reason-too-long')).optional(),
  }),
  run: async (typed, args) => {
    const mark = readMark(typed.mark)
    const { reason = '', fromReason = '' } = typed
    if (needsReason(mark) && reason.trim() === '')
      return { outcome: 'refused', fields: { reason: problem('reason-missing') } }
    const from = { mark: readMark(typed.fromMark), reason: fromReason }
    const asked = { customerId: idOf(args), from, mark, reason }
    const { outcome } = await markCustomer(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'marked')
  },
})

const readMark = (typed: unknown) => customerMarks.find((each) => each === typed) ?? 'none'

/** Adds one tag, or takes one away. */
const tagging = (isSet: boolean) =>
  formAction<z.ZodObject<{ tag: z.ZodString }>, Download>({
    schema: z.object({ tag: z.string(problem('tag-missing')).max(200, problem('tag-wrong')) }),
    moreProblems: blank('tag', 'tag-missing'),
    run: async ({ tag: typed }, args) => {
      const { data: tag } = tagSchema.safeParse(typed)
      if (tag === undefined) return { outcome: 'refused', fields: { tag: problem('tag-wrong') } }
      const asked = { customerId: idOf(args), tag, isSet }
      const { outcome } = await tagCustomer(args.shop, personIn(args.context), asked)
      return outcomeOf(outcome, 'tagged')
    },
  })

/** `other`: who was offered, by id, or was typed, by phone or e-mail. */
const joining = formAction<z.ZodObject<{ other: z.ZodString }>, Download>({
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

const separating = formAction<z.ZodObject<{ join: z.ZodUUID }>, Download>({
  schema: z.object({ join: z.uuid() }),
  run: async ({ join }, args) => {
    const { outcome } = await undoJoin(args.shop, personIn(args.context), { joinId: join })
    return outcomeOf(outcome, 'undone')
  },
})

const erasing = formAction<z.ZodObject, Download>({
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
export const customerAction = formActions<Download>({
  note: noting,
  mark: marking,
  tag: tagging(true),
  untag: tagging(false),
  join: joining,
  'undo-join': separating,
  export: downloadAction((args) => `/api/customers/${idOf(args)}/data`),
  erase: erasing,
})

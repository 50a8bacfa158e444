import { data, redirect, type ActionFunctionArgs } from 'react-router'
import type { z } from 'zod'
import type { RateLimitName } from '#platform/rate-limits.ts'
import { cleanForm } from '#platform/text/clean-text.ts'
import { largestFormOf } from '#platform/web/bodies/largest-body.ts'
import { filesTooLarge } from '#platform/web/bodies/receive-form.ts'
import type { Shop } from '#shop/shop.ts'
import { callerContext, personalPage, shopContext } from '#shop-context.ts'
import { isFetched } from './answer-fetched.ts'
import { refused, type FormResult } from './form-result.ts'
import { parseForm } from './parse-form.ts'

interface Done<Answer extends object> {
  /**
   * Where a browser goes that sent the form without scripts: a page that sends nothing again when it is loaded again. Else the form's
   * own page says that it was taken.
   */
  goTo?: string
  headers?: HeadersInit | undefined
  /** For the script that sent it. */
  answer?: Answer
}

interface Refused<Answer extends object> {
  /** Key of what is wrong with the whole. */
  trouble?: string
  /** What the form needs to be shown again. */
  answer?: Answer | undefined
  /** Keys of what is wrong, by field. */
  fields?: Readonly<Record<string, string>>
  headers?: HeadersInit | undefined
}

export type FormOutcome<Answer extends object = object> =
  | ({ outcome: 'done' } & Done<Answer>)
  | ({ outcome: 'refused' } & Refused<Answer>)

export type AnsweredForm<Answer extends object> = FormResult & { answer?: Answer }

interface FormActionOptions<Schema extends z.ZodObject, Answer extends object> {
  /** Shared with the browser and the API. */
  schema: Schema
  /** What the schema asks for and nobody types. */
  known?: (args: ActionFunctionArgs) => object
  /** Fields that never go back into a page. */
  secrets?: readonly string[]
  /** The field of a file, and how large that may be; in the way of a page's own words it says `too-large`. */
  file?: { field: string; mostBytes: number }
  /** Taken before anything else, by the IP address of the person who sends. `trouble`: how the form says that it is used up. */
  limit?: { name: RateLimitName; trouble: string }
  /** What is wrong with a field that its schema cannot know. Said together with what the schema says. */
  moreProblems?: (form: FormData, shop: Shop) => Readonly<Record<string, string>>
  /** Throws where the form only leads elsewhere. */
  before?: (form: FormData, args: ActionFunctionArgs) => void
  run: (
    value: z.output<Schema>,
    asked: ActionFunctionArgs & { shop: Shop },
  ) => Promise<FormOutcome<Answer>>
}

type Answered<Answer extends object> = ReturnType<typeof data<AnsweredForm<Answer>>>

/** What the web server lets through to a page's action (src/storefront/site-map/form-pages.ts). */
export interface FormSizes {
  /** Of all fields. */
  mostBytes: number
  /** Of its file, on top of that. Without a file (0) forms that carry one are refused before they are read. */
  mostFileBytes: number
}

/** A page's action, with how large a form it takes. */
interface PageAction<Answer extends object> extends FormSizes {
  (args: ActionFunctionArgs): Promise<Answered<Answer>>
}

interface FormAction<Answer extends object> extends PageAction<Answer> {
  /** What was read already. */
  take: (form: FormData, args: ActionFunctionArgs) => Promise<Answered<Answer>>
}

/**
 * The one action of a form. It answers the page's own script in place, and a browser that sent the form without scripts with the page
 * that shows what is wrong, or with the way on.
 */
export function formAction<Schema extends z.ZodObject, Answer extends object = object>({
  schema,
  known,
  secrets = [],
  file,
  limit,
  moreProblems = () => ({}),
  before,
  run,
}: FormActionOptions<Schema, Answer>): FormAction<Answer> {
  const hidden = file ? [...secrets, file.field] : secrets
  const takeRead = async (form: FormData, args: ActionFunctionArgs) => {
    const { context, request } = args
    const shop = context.get(shopContext)
    before?.(form, args)
    const parsed = parseForm(form, { schema, known: known?.(args), secrets: hidden })
    const refuse = ({ headers, answer: more, ...refusal }: Refused<Answer>) => {
      const result: AnsweredForm<Answer> = {
        ...parsed.refuse(refusal),
        ...(more && { answer: more }),
      }
      return data(result, { status: statusOf(result), ...(headers && { headers }) })
    }
    if (limit && (await isUsedUp(shop, limit.name, context)))
      return refuse({ trouble: limit.trouble })
    const fields = moreProblems(form, shop)
    if (!parsed.value || Object.keys(fields).length > 0) return refuse({ fields })
    const result = await run(parsed.value, { ...args, shop })
    return result.outcome === 'refused' ? refuse(result) : answer(request, parsed.take(), result)
  }
  const take = async (form: FormData, args: ActionFunctionArgs) => {
    personalPage(args.context)
    if (!file || !form.has(filesTooLarge)) return takeRead(form, args)
    const result: AnsweredForm<Answer> = refused({ fields: { [file.field]: 'too-large' } })
    return data(result, { status: statusOf(result) })
  }
  const action = async (args: ActionFunctionArgs) => take(await readFields(args.request), args)
  const sizes = { mostBytes: largestFormOf(schema), mostFileBytes: file?.mostBytes ?? 0 }
  return Object.assign(action, { ...sizes, take })
}

/** The action of a page with several forms: each has its own, which its field `what` names. */
export function formActions<Answer extends object>(
  forms: Readonly<Record<string, FormAction<Answer>>>,
): PageAction<Answer> {
  // What is too large is not read: it comes without its fields.
  const ofFile = Object.keys(forms).find((name) => forms[name]?.mostFileBytes) ?? null
  const action = async (args: ActionFunctionArgs) => {
    const sent = await readFields(args.request)
    const what = sent.has(filesTooLarge) ? ofFile : sent.get('what')
    const form = typeof what === 'string' && Object.hasOwn(forms, what) ? forms[what] : undefined
    if (!form) throw data(null, { status: 400 })
    const { data: result, init } = await form.take(sent, args)
    return data({ ...result, form: String(what) }, init ?? undefined)
  }
  const largest = (size: keyof FormSizes) =>
    Math.max(...Object.values(forms).map((form) => form[size]))
  return Object.assign(action, {
    mostBytes: largest('mostBytes'),
    mostFileBytes: largest('mostFileBytes'),
  })
}

function answer<Answer extends object>(
  request: Request,
  taken: FormResult,
  { goTo, headers, answer: more }: Done<Answer>,
) {
  const init = headers && { headers }
  if (goTo !== undefined && !isFetched(request.headers))
    throw redirect(goTo, { status: 303, ...init })
  return data<AnsweredForm<Answer>>({ ...taken, ...(more && { answer: more }) }, init)
}

async function isUsedUp(
  shop: Shop,
  limit: RateLimitName,
  context: ActionFunctionArgs['context'],
): Promise<boolean> {
  const { outcome } = await shop.rateLimits.take(limit, context.get(callerContext).ipAddress)
  return outcome === 'too-many'
}

async function readFields(request: Request): Promise<FormData> {
  try {
    return cleanForm(await request.formData())
  } catch {
    // Not put together as a browser does it.
    throw data(null, { status: 400 })
  }
}

const statusOf = ({ error }: FormResult): number =>
  error?.formErrors?.[0]?.startsWith('too-many') ? 429 : 400

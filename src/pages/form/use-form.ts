import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { fillSilentLanguage } from './languages/fill-silent-language.ts'
import {
  isTaken,
  problemIn,
  refused,
  troubleIn,
  typedIn,
  wrongFields,
  type FormResult,
  type FormTrouble,
} from './form-result.ts'

/** What the shop would refuse, or nothing. */
type Check = (form: FormData) => FormResult | undefined

interface FormOptions<Problem extends string> {
  /** Of the form; those of its fields begin with it. */
  id: string
  /** The page that takes the form; else the one it stands on, with its query. */
  action?: string
  /** What the page's action answered to a browser without scripts. */
  lastResult: FormResult | undefined
  /** Loads what checks the form in the browser; asked for with the first press, because rules are many kilobytes. */
  check?: () => Promise<Check>
  /** What each field says: what to do. */
  words: Partial<Record<Problem, () => string>>
  /** What else belongs to it once the shop has taken it. */
  afterwards?: (result: FormResult) => Promise<FormResult>
  /** Sends it, where it is not sent as forms are: with files. Undefined where it was stopped. */
  send?: (page: string | undefined, form: FormData) => Promise<FormResult | FormTrouble | undefined>
  /** For a form that stands on each row of a list: another press waits for its turn instead of being ignored. */
  queues?: boolean
  /** Reads the page anew, whatever the shop answered: what it shows may have changed. */
  refresh?: () => Promise<void>
}

interface Shown {
  result: FormResult | undefined
  /** It came with the page. */
  isFirst: boolean
  /** Fields that are being corrected. */
  mended: readonly string[]
}

/**
 * A form that is checked in the browser and sent without leaving the page, once however often it is pressed. Before scripts arrive,
 * and without them, the browser posts it to the same action.
 */
export function useForm<Name extends string, Problem extends string>(
  options: FormOptions<Problem>,
) {
  const { id, action, lastResult, words } = options
  const element = useRef<HTMLFormElement>(null)
  const { shown, show, mend } = useShown(lastResult)
  const { result, isFirst, mended } = shown
  const { queue, submit } = useSending(options, show)
  const [sending] = queue
  useEffect(() => {
    if (isFirst || !result?.error) return
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    first?.focus()
    reasonOf(first)?.scrollIntoView({ block: 'nearest' })
  }, [result, isFirst])

  const wrong = wrongFields(result).filter((name) => !mended.includes(name))
  const problem = (name: Name) =>
    wrong.includes(name) ? (problemIn(result, name) as Problem) : undefined
  return {
    /** What the shop said last. */
    result,
    isTaken: isTaken(result),
    isBusy: sending !== undefined,
    /** What is on its way, where one form stands on each row of a list. */
    sending,
    /** What was pressed and is not answered yet, in its order; the first is on its way. */
    queue,
    /** Key of what is wrong with the whole. As soon as all marked fields were changed there is nothing left to check. */
    trouble: troubleIn(result) ?? (wrong.length > 0 ? 'check-fields' : undefined),
    problem,
    /** What a field needs. */
    field: (name: Name) => {
      const said = problem(name)
      return {
        id: `${id}-${name}`,
        name,
        defaultValue: typedIn(lastResult, name),
        error: said && words[said]?.(),
        // Where scripts are missing the browser itself goes to the first wrong field.
        ...(isFirst && wrong[0] === name && { autoFocus: true }),
      }
    },
    /** What the form itself needs. */
    props: {
      ref: element,
      method: 'post',
      action,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        // Of several forms that are one, the one that was pressed is corrected.
        element.current = event.currentTarget
        submit(event)
      },
      onInput: mend,
    } as const,
    beginAgain: () => {
      flushSync(() => show(undefined))
      element.current?.querySelector<HTMLElement>('[name]:not([type="hidden"])')?.focus()
    },
  }
}

/** What is said under a field: a bar may lie upon it, even where the field itself is in sight. */
function reasonOf(field: HTMLElement | null | undefined): HTMLElement | null {
  const describedBy = field?.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(describedBy.at(-1) ?? '')
}

/** What the form says: the answer that came with the page, then whatever the browser or the shop found last. */
function useShown(lastResult: FormResult | undefined) {
  const [shown, setShown] = useState<Shown>({ result: lastResult, isFirst: true, mended: [] })
  const show = (result: FormResult | undefined) => setShown({ result, isFirst: false, mended: [] })
  /** A field that is being corrected is no longer marked. */
  const mend = ({ target }: Pick<FormEvent, 'target'>) => {
    const { name } = target as HTMLInputElement
    if (problemIn(shown.result, name) && !shown.mended.includes(name))
      setShown({ ...shown, mended: [...shown.mended, name] })
  }
  return { shown, show, mend }
}

function useSending(options: FormOptions<string>, show: (result: FormResult) => void) {
  const [queue, setQueue] = useState<readonly FormData[]>([])
  const waiting = useRef<FormData[]>([])

  async function take(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const typed = new FormData(event.currentTarget, submitter)
    fillSilentLanguage(event.currentTarget, typed)
    if (waiting.current.length > 0 && (!options.queues || isAmong(waiting.current, typed))) return
    setQueue([...waiting.current, typed])
    if (waiting.current.push(typed) > 1) return
    let next: FormData | undefined = typed
    while (next) {
      const result = await send(options, next)
      waiting.current.shift()
      setQueue([...waiting.current])
      if (result) show(result)
      next = waiting.current[0]
    }
  }
  return { queue, submit: (event: FormEvent<HTMLFormElement>) => void take(event) }
}

/** The same press twice is one. */
function isAmong(waiting: readonly FormData[], typed: FormData): boolean {
  const written = JSON.stringify([...typed])
  return waiting.some((one) => JSON.stringify([...one]) === written)
}

const leaveToShop = async () => () => undefined

const loadSending = () => import('./submit-form.ts').then(({ submitForm }) => submitForm)

/** Undefined where the browser goes elsewhere. */
async function send(
  { action, check = leaveToShop, send: uploadFiles, afterwards, refresh }: FormOptions<string>,
  typed: FormData,
): Promise<FormResult | undefined> {
  try {
    const [refuse, submitForm] = await Promise.all([check(), uploadFiles ?? loadSending()])
    const refusal = refuse(typed)
    if (refusal) return refusal
    const answer = await submitForm(action, typed)
    if (typeof answer === 'string') return refused({ trouble: answer })
    // The browser goes elsewhere; what the page showed may be gone.
    if (!answer) return undefined
    await refresh?.()
    return answer.reset && afterwards ? await afterwards(answer) : answer
  } catch {
    // Not even the code could be loaded.
    return refused({ trouble: 'no-connection' })
  }
}

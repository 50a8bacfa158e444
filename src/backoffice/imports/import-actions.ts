import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { latinDigits } from '#platform/phone.ts'
import type { Person } from '#shop/initiator.ts'
import { nameColumns, columnsSchema } from '#shop/import/jobs/name-columns.ts'
import { beginImport, checkAgain, stopImport } from '#shop/import/jobs/move-import.ts'
import { encodings, mostUntracked } from '#shop/import/jobs/product-import.ts'
import { undoImport } from '#shop/import/undo/undo-import.ts'
import type { Shop } from '#shop/shop.ts'
import { importPath } from './import-paths.ts'

const idOf = ({ params }: Pick<ActionFunctionArgs, 'params'>) => params['import'] ?? ''

type Move = (shop: Shop, by: Person, input: { id: string }) => Promise<{ outcome: string }>

const moving = (move: Move, isDone: string) =>
  formAction({
    schema: z.object({}),
    run: async (_, args) =>
      outcomeOf(await move(args.shop, personIn(args.context), { id: idOf(args) }), isDone, args),
  })

function outcomeOf(
  { outcome }: { outcome: string },
  isDone: string,
  args: ActionFunctionArgs,
): FormOutcome {
  if (outcome !== isDone) return { outcome: 'refused', trouble: outcome }
  const { pathname } = new URL(args.request.url)
  return {
    outcome: 'done',
    goTo: pathInLanguage(importPath(idOf(args)), languageOfPath(pathname)),
  }
}

const readingSchema = z.object({
  encoding: z
    .enum([...encodings, ''])
    .default('')
    .transform((name) => (name === '' ? null : name)),
  untrackedStock: z
    .string()
    .max(12)
    .default('')
    .transform((typed, context) => {
      const digits = latinDigits(typed.trim())
      if (digits === '') return null
      if (/^\d{1,7}$/.test(digits) && Number(digits) <= mostUntracked) return Number(digits)
      context.addIssue({ code: 'custom', message: 'pieces-wrong' })
      return z.NEVER
    }),
})

/** What is done with a file that was sent. */
export const importActions = formActions({
  begin: moving(beginImport, 'begun'),
  stop: moving(stopImport, 'stopped'),
  undo: moving(undoImport, 'queued'),
  columns: formAction({
    schema: columnsSchema,
    run: async (said, args) => {
      const chosen = { ...said, id: idOf(args) }
      const result = await nameColumns(args.shop, personIn(args.context), chosen)
      return outcomeOf(result, 'queued', args)
    },
  }),
  check: formAction({
    schema: readingSchema,
    run: async (reading, args) => {
      const result = await checkAgain(args.shop, personIn(args.context), {
        ...reading,
        id: idOf(args),
      })
      return outcomeOf(result, 'queued', args)
    },
  }),
})

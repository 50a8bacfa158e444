import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import type { Person } from '#shop/initiator.ts'
import { undoPriceChange } from '#shop/catalog/desk/bulk/price-changes.ts'
import { beginImport, stopImport } from '#shop/import/jobs/move-import.ts'
import { undoImport } from '#shop/import/undo/undo-import.ts'
import type { Shop } from '#shop/shop.ts'
import { askForWork, runNow } from '#shop/upkeep/ask-for-work.ts'
import type { Download } from '../exports/begin-download.ts'
import { fileForms } from '../exports/file-actions.ts'
import type { ListPage } from '../lists/list-with-views.ts'
import type { UndonePrices } from './price-changes.tsx'
import type { AskedWork } from './work-list.tsx'

type Move = (shop: Shop, by: Person, input: { id: string }) => Promise<{ outcome: string }>

const moving = (move: Move, isDone: string) =>
  formAction({
    schema: z.object({ id: z.uuid() }),
    run: async ({ id }, { shop, context }): Promise<FormOutcome> => {
      const { outcome } = await move(shop, personIn(context), { id })
      return outcome === isDone ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
    },
  })

const running = formAction({
  schema: askForWork.input,
  run: async ({ name }, { shop, context }): Promise<FormOutcome<AskedWork>> => {
    const { outcome } = await runNow(shop, personIn(context), { name })
    return outcome === 'done' || outcome === 'running'
      ? { outcome: 'done', answer: { name, state: outcome } }
      : { outcome: 'refused', trouble: outcome }
  },
})

const undoingPrices = formAction({
  schema: z.object({ id: z.uuid() }),
  run: async ({ id }, { shop, context }): Promise<FormOutcome<UndonePrices>> => {
    const result = await undoPriceChange(shop, personIn(context), { id })
    return result.outcome === 'undone'
      ? { outcome: 'done', answer: { undone: result.undone.length, kept: result.kept } }
      : { outcome: 'refused', trouble: result.outcome }
  },
})

/** What is done with jobs; each action asks for the right of its own. */
export const jobsActions = formActions<ListPage | Download | AskedWork | UndonePrices | object>({
  ...fileForms('jobs'),
  'import-stop': moving(stopImport, 'stopped'),
  'import-begin': moving(beginImport, 'begun'),
  'import-undo': moving(undoImport, 'queued'),
  'work-now': running,
  'prices-undo': undoingPrices,
})

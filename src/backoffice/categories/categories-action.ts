import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { deleteCategory } from '#shop/catalog/categories/delete-category.ts'
import { hideCategory } from '#shop/catalog/categories/hide-category.ts'
import { moveCategory } from '#shop/catalog/categories/move-category.ts'
import { undoDeletion } from '#shop/catalog/categories/restore-category.ts'
import { readMove } from './typed-move.ts'

interface Changed {
  /** What takes it back: which form, with which fields. */
  undo?: { what: string; fields: [name: string, value: string][] }
}

export type CategoriesResult = FormResult & { answer?: Changed }

const refusal = (trouble: string): FormOutcome<Changed> => ({ outcome: 'refused', trouble })

const moveSchema = z.object({ move: z.string().max(90) })

const move = formAction<typeof moveSchema, Changed>({
  schema: moveSchema,
  run: async ({ move: typed }, { shop, context }) => {
    const target = readMove(typed)
    if (!target) return refusal('unknown-category')
    const { outcome } = await moveCategory(shop, personIn(context), target)
    return outcome === 'moved' || outcome === 'unchanged' ? { outcome: 'done' } : refusal(outcome)
  },
})

const edited = z.object({ id: z.uuid(), version: z.coerce.number().int().min(1) })

const hiding = (hidden: boolean) =>
  formAction<typeof edited, Changed>({
    schema: edited,
    run: async ({ id, version }, { shop, context }) => {
      const result = await hideCategory(shop, personIn(context), { id, version, hidden })
      if (result.outcome === 'unchanged') return { outcome: 'done' }
      if (result.outcome !== 'hidden' && result.outcome !== 'shown') return refusal(result.outcome)
      const fields: [string, string][] = [
        ['id', id],
        ['version', String(result.version)],
      ]
      return {
        outcome: 'done',
        answer: { undo: { what: hidden ? 'show' : 'hide', fields } },
      }
    },
  })

const remove = formAction<typeof edited, Changed>({
  schema: edited,
  run: async (asked, { shop, context }) => {
    const result = await deleteCategory(shop, personIn(context), asked)
    if (result.outcome !== 'deleted') return refusal(result.outcome)
    const fields: [string, string][] = [
      ['id', asked.id],
      ['parentId', result.parentId ?? ''],
      ['position', String(result.position)],
    ]
    return { outcome: 'done', answer: { undo: { what: 'restore', fields } } }
  },
})

const deletedSchema = z.object({
  id: z.uuid(),
  /** Empty: at the top. */
  parentId: z.uuid().or(z.literal('')).default(''),
  position: z.coerce.number().int(),
})

const restore = formAction<typeof deletedSchema, Changed>({
  schema: deletedSchema,
  run: async ({ parentId, ...deleted }, { shop, context }) => {
    const stood = { ...deleted, parentId: parentId || null }
    const { outcome } = await undoDeletion(shop, personIn(context), stood)
    return outcome === 'restored' ? { outcome: 'done' } : refusal(outcome)
  },
})

/** What is done on the list of categories; each button says one thing. */
export const categoriesAction = formActions<Changed>({
  move,
  hide: hiding(true),
  show: hiding(false),
  delete: remove,
  restore,
})

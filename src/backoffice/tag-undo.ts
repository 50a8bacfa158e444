import { z } from 'zod'
import type { Undoable } from './calls/step-notice.tsx'

/** Beside the tag: whether it is to be there again. */
export const isSetField = z.enum(['true', 'false']).transform((isSet) => isSet === 'true')

/** Of many rows at once. */
export const tagUndoFields = (most: number) => ({
  tag: z.string().max(200),
  isSet: isSetField,
  row: z.union([z.uuid(), z.array(z.uuid()).max(most)]),
})

/** Takes back what a form `tag` or `untag` did to many rows: to those that it changed. Undefined where it was another form. */
export const undoOfTags = (
  form: string | undefined,
  { tag, rows }: { tag: string; rows: readonly string[] },
): Undoable | undefined =>
  form === 'tag' || form === 'untag'
    ? {
        what: 'undo-tag',
        fields:
          rows.length === 0
            ? []
            : [
                ['tag', tag],
                ['isSet', String(form === 'untag')],
                ...rows.map((row) => ['row', row] as const),
              ],
      }
    : undefined

/** Takes back that a tag was given or taken away; nothing where it was there already, or was not. */
export const undoOfTag = (
  { tag, isSet }: { tag: string; isSet: boolean },
  isChanged: boolean,
): { undo?: Undoable } =>
  isChanged
    ? {
        undo: {
          what: 'undo-tag',
          fields: [
            ['tag', tag],
            ['isSet', String(!isSet)],
          ],
        },
      }
    : {}

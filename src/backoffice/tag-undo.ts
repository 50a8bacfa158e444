import { z } from 'zod'
import type { Undoable } from './calls/step-notice.tsx'

/** Beside the tag: whether it is to be there again. */
export const isSetField = z.enum(['true', 'false']).transform((isSet) => isSet === 'true')

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

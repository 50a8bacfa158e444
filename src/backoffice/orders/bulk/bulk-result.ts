import type { FormResult } from '#pages/form/form-result.ts'
import type { Exported } from '../../exports/export-actions.ts'
import type { BulkAnswer } from './bulk-actions.ts'
import type { Papers } from './papers-action.ts'

export type BulkResult = FormResult & { answer?: BulkAnswer | Exported | Papers }

import { useState } from 'react'
import type { FormResult } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { isOnlyShown, sendInBatches, type ChangedRows } from './send-in-batches.ts'
import { bulkFormId } from './use-selection.ts'

interface BulkFormOptions<Problem extends string> {
  lastResult: FormResult | undefined
  /** What each field says: what to do. */
  words: Record<Problem, () => string>
  /** Rows that one press changes; the rest waits for another press. */
  most: number
  /** Takes the ticks away. */
  clear: () => void
  /** What else belongs to it once the shop has taken it. */
  afterwards?: (result: FormResult) => Promise<FormResult>
}

/** Sends what is to be done with the chosen rows of a list, piece by piece. */
export function useBulkForm<Problem extends string>({
  most,
  clear,
  ...options
}: BulkFormOptions<Problem>) {
  const [progress, setProgress] = useState<number>()
  const form = usePageForm<string, Problem>({
    ...options,
    id: bulkFormId,
    send: async (page, sent) => {
      const result = await sendInBatches<ChangedRows>(page, sent, { most, onProgress: setProgress })
      setProgress(undefined)
      // A person who printed or exported them goes on with the same ones.
      if (typeof result === 'object' && result.reset && !isOnlyShown(result.form)) clear()
      return result
    },
  })
  return { form, progress }
}

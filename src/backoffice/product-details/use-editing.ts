import { useState } from 'react'
import { useNavigate } from 'react-router'
import { flushSync } from 'react-dom'
import type { FormResult } from '#pages/form/form-result.ts'
import { usePendingUploads, useSaveAfterUploads } from '#pages/form/upload/pending-uploads.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { localPath } from '#pages/shop-link.tsx'
import { rowsOf, type RowField } from './draft/product-draft.ts'
import type { useDraft } from './draft/use-draft.ts'
import { problemWords } from './problem-words.ts'
import type { SavedProduct } from './product-action.ts'
import { productPath } from './product-paths.ts'
import type { ProductProblem } from './fields/typed-fields.ts'
import type { ShownProduct } from './shown-product.ts'

interface Editing {
  product: ShownProduct
  lastResult: FormResult | undefined
  drafting: ReturnType<typeof useDraft>
}

/** Sends the form. A new product then has a page of its own. */
export function useEditing({ product, lastResult, drafting }: Editing) {
  const navigate = useNavigate()
  const uploads = usePendingUploads()
  const [isLeaving, setIsLeaving] = useState(false)
  const [sent, setSent] = useState<{ result: FormResult | undefined; keys: string[] }>()
  const editing = usePageForm<string, ProductProblem>({
    id: 'product',
    lastResult,
    words: problemWords,
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./product-schema.ts')] as const
      const [{ checkBy }, { productFormSchema }] = await Promise.all(load)
      return checkBy(productFormSchema)
    },
    afterwards: async (result) => {
      const { answer } = result as FormResult & { answer?: SavedProduct }
      const isNew = product.id === undefined && answer?.id !== undefined
      // Nothing is lost any more: nobody is asked.
      flushSync(() => setIsLeaving(isNew))
      drafting.discard()
      if (isNew) await navigate(localPath(`${productPath(answer.id ?? '')}?done=created`))
      return result
    },
  })
  const form = useSaveAfterUploads(editing, uploads)
  // A session that ended leads elsewhere with what was sent: that is stored, and nobody is asked.
  const isSent = sent !== undefined && sent.result === form.result
  const keysOfRows = () => rowsOf(product, drafting.draft).map(({ key }) => key)
  return {
    form,
    /** Pictures that are not on the server yet: saving waits for them. */
    uploads,
    /** Somebody else saved meanwhile, and it is shown: one's own save is no news. */
    isStale: product.version > drafting.base.version && !form.isBusy && !form.isTaken,
    /** Staff who leave are asked. */
    isAsked: drafting.isChanged && !isLeaving && !isSent,
    touch: () => setSent((before) => before && { ...before, result: undefined }),
    submitted: () => {
      setSent({ result: form.result, keys: keysOfRows() })
      if (product.version > drafting.base.version) drafting.rebase()
    },
    /** Of a row, wherever it stands by now. */
    problemOf: (key: string, name: RowField | 'key') => {
      const index = (sent?.keys ?? keysOfRows()).indexOf(key)
      const problem = index === -1 ? undefined : form.problem(`variants[${index}].${name}`)
      return problem && problemWords[problem]()
    },
  }
}

import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isUnderWay } from '#shop/import/jobs/product-import.ts'
import { askInBackground } from '../ask-as-staff.ts'
import { importPath } from './import-paths.ts'
import type { ShownImport } from './shown-import.ts'

const everyMs = 1500

export type ImportNow = Pick<ShownImport, 'state' | 'done' | 'total'>

/** How far it is now. While something is done with it and somebody looks, the shop is asked; with another state the page is read anew. */
export function useImportNow(shown: ImportNow & { id: string }): ImportNow {
  const { id, state, done, total } = shown
  const { revalidate } = useRevalidator()
  const [now, setNow] = useState<ImportNow>()
  useEffect(() => {
    if (!isUnderWay(state)) return
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      const path = `${importPath(id)}/now`
      const answer = await askInBackground<ImportNow>(path, new URLSearchParams(), signal)
      // Where no answer came, the next time asks again.
      if (!answer || signal.aborted) return
      if (answer.state === state) setNow(answer)
      else void revalidate()
    }
    const timer = setInterval(() => void ask(), everyMs)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [id, state, revalidate])
  return now?.state === state ? now : { state, done, total }
}

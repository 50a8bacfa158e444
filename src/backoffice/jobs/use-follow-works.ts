import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { ListedWork } from '#shop/upkeep/list-works.ts'

const everyMs = 2000
/** A page that is left open does not keep its person signed in for ever. */
const mostTimes = 150

/** While something runs and somebody looks, the page is read anew. */
export function useFollowWorks(works: readonly ListedWork[]): void {
  const { revalidate } = useRevalidator()
  const isRunning = works.some(({ state }) => state === 'running')
  useEffect(() => {
    if (!isRunning) return
    let times = 0
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return
      times += 1
      if (times > mostTimes) clearInterval(timer)
      else void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}

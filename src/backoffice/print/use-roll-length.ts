import { useEffect, type RefObject } from 'react'

const marginInMm = 3
/** What is not printed, but stands behind the last order, would begin a page of its own. */
const spareInMm = 2
const mmOfPixel = 25.4 / 96
/** A printer cannot cut below its head. */
const shortestInMm = 60

/**
 * A roll has no end: each order is as long as what stands on it. In a style sheet made by script, for the policy of pages allows no
 * style in them.
 */
export function useRollLength(
  list: RefObject<HTMLElement | null>,
  printed: readonly unknown[],
  isRoll: boolean,
): void {
  useEffect(() => {
    if (!isRoll || !list.current) return
    const rules = [...list.current.children].slice(0, printed.length).map((sheet, index) => {
      const { paddingTop, paddingBottom } = getComputedStyle(sheet)
      const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
      const heightInMm = Math.ceil((sheet.clientHeight - padding) * mmOfPixel)
      const length = Math.max(shortestInMm, heightInMm + spareInMm + 2 * marginInMm)
      const name = `roll-${index}`
      return `@page ${name} { size: 80mm ${length}mm; margin: ${marginInMm}mm } .sheet-roll:nth-child(${index + 1}) { page: ${name} }`
    })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.join('\n'))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      const others = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
      document.adoptedStyleSheets = others
    }
  }, [list, printed, isRoll])
}

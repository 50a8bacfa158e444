import { expect, type Page } from '@playwright/test'

export const widths = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]

/** Every control on the page can be pressed in its centre once it is scrolled to, as the keyboard and a finger do it. */
export async function expectNothingCovered(page: Page): Promise<void> {
  await expect.poll(() => coveredOn(page), { message: 'covered controls' }).toEqual([])
}

/** Names each control whose centre belongs to something else, and what covers it. */
const coveredOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]'
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent
      return `<${element.localName}> ${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}`
    }
    /** A field that is not drawn is pressed through its label. */
    const areaOf = (control: Element) => {
      const { width, height } = control.getBoundingClientRect()
      const isUnseen = width <= 1 || height <= 1 || getComputedStyle(control).opacity === '0'
      return isUnseen ? control.closest('label') : control
    }
    const isShown = (area: Element | null): area is Element =>
      area?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
    const isOff = (control: Element) => control.closest('[inert], :disabled, .sr-only') !== null
    /** What a press in the centre goes to; nothing where that is out of the window. */
    const hitOf = (area: Element) => {
      area.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      // A link over two lines is pressed on the first.
      const box = area.getClientRects()[0]
      if (!box || box.width <= 1 || box.height <= 1) return null
      return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    }
    const covererOf = (control: Element) => {
      const area = areaOf(control)
      if (!isShown(area) || isOff(control)) return null
      const hit = hitOf(area)
      const isOwn = !hit || area.contains(hit) || hit.contains(area)
      return isOwn || hit.closest('label')?.contains(control) ? null : hit
    }
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
    return [...(dialog ?? document).querySelectorAll(controls)].flatMap((control) => {
      const coverer = covererOf(control)
      return coverer ? [`${nameOf(control)} is covered by ${nameOf(coverer)}`] : []
    })
  })

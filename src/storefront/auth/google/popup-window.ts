import { isPhone } from '#ui/is-phone.ts'

/** Spec 9. */
const width = 500
const height = 600

/** In the middle of the window that asks. Undefined where the browser holds it back; a press must have come just before. */
export function openPopup(url: string): Window | undefined {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  const features = `width=${width},height=${height},left=${left},top=${top},location=yes,resizable=yes,scrollbars=yes,status=yes,toolbar=no`
  return window.open(url, 'haat-sign-in', features) ?? undefined
}

/** How often to look whether it was closed: phones let pages behind others sleep. */
export const lookEveryMs = () => (isPhone() ? 10_000 : 2000)

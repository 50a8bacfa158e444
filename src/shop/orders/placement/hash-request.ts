import { createHash } from 'node:crypto'
import { addUp } from './checkout.ts'
import type { PlaceOrder } from '../contract.ts'

/** Tells two requests apart: what is ordered, by whom and where to. What was shown, and in which language, is left out. */
export function hashRequest(request: PlaceOrder): string {
  const { fullName, phone, email, district, area, address, note } = request
  const lines = [...addUp(request.lines)].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  )
  const content = JSON.stringify([fullName, phone, email, district, area, address, note, lines])
  return createHash('sha256').update(content).digest('hex')
}

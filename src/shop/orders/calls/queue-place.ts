/**
 * Where an order stood in the queue when it was shown: the queue goes on from there, also when the order has left it. The address
 * holds it as text.
 */
export interface QueuePlace {
  /** What has never been called comes first, then what is to be called again. */
  part: QueuePart
  /** By which its part is sorted, in microseconds since 1970. */
  micros: string
  orderRef: string
}

export const queueParts = ['new', 'again'] as const
export type QueuePart = (typeof queueParts)[number]

export const writePlace = ({ part, micros, orderRef }: QueuePlace): string =>
  `${part}_${micros}_${orderRef}`

/** Undefined where nobody wrote it so. */
export function readPlace(text: string | null): QueuePlace | undefined {
  const [, part, micros, orderRef] = placePattern.exec(text ?? '') ?? []
  const known = queueParts.find((each) => each === part)
  return known && micros && orderRef ? { part: known, micros, orderRef } : undefined
}

/** Up to the year 5138. */
const placePattern =
  /^(new|again)_(\d{1,17})_([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/

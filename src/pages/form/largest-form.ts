import { z } from 'zod'

/** For names, for what no schema bounds, and for what is typed beyond a bound and is to be told so. */
const restInBytes = 64 * 1024

/** A Bangla letter, and a line break, as a form without files carries it: three bytes, each written as `%E0`. */
const bytesOfCharacter = 9

/** Of a schema, as much as counts here. */
interface Shape {
  type?: string
  maxLength?: number
  maxItems?: number
  items?: Shape
  properties?: Record<string, Shape>
}

/** Rows of which no schema says how many there may be. */
const usualRows = 100

/** How many bytes a form may have on its way: what its schema takes, and some. */
export function largestFormOf(schema: z.ZodObject): number {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return restInBytes + bytesOfCharacter * charactersOf(shape)
}

function charactersOf({
  maxLength = 0,
  maxItems = usualRows,
  items,
  properties = {},
}: Shape): number {
  const ofFields = Object.values(properties).map(charactersOf)
  const ofRows = items ? maxItems * charactersOf(items) : 0
  return maxLength + ofRows + ofFields.reduce((sum, characters) => sum + characters, 0)
}

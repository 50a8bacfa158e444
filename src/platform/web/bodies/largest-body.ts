import { z } from 'zod'
import { mostBytesOfOne } from './room.ts'

/** For what no schema bounds, and for what is typed beyond a bound and gets a sentence at its field. */
const restInBytes = 64 * 1024

/** The name of a field, and a number in it. */
const bytesOfField = 64

/** Of a schema, as much as counts here. */
interface Shape {
  format?: string
  maxLength?: number
  maxItems?: number
  items?: Shape
  properties?: Record<string, Shape>
  anyOf?: Shape[]
  allOf?: Shape[]
}

/** Rows of which no schema says how many there may be. */
const usualRows = 100

/** A Bangla letter, and a line break, as a form without files carries it: three bytes, each written as `%E0`. */
const bytesInForm = 9

/** Any character as a program may write it in JSON: `\u09ac`. */
const bytesInJson = 6

/** How many bytes a form may have on its way: what its schema takes, and some. */
export const largestFormOf = (schema: z.ZodType): number => largestOf(schema, bytesInForm)

/** How many bytes JSON may have that this schema takes. */
export const largestJsonOf = (schema: z.ZodType): number => largestOf(schema, bytesInJson)

function largestOf(schema: z.ZodType, bytesOfCharacter: number): number {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return Math.min(restInBytes + bytesOf(shape, bytesOfCharacter), mostBytesOfOne)
}

function bytesOf(shape: Shape, bytesOfCharacter: number): number {
  // What files may have is a limit of its own.
  if (shape.format === 'binary') return bytesOfField
  const { maxLength = 0, maxItems = usualRows, items, properties = {} } = shape
  const of = (part: Shape) => bytesOf(part, bytesOfCharacter)
  const together = [...Object.values(properties), ...(shape.allOf ?? [])].map(of)
  const ofRows = items ? maxItems * of(items) : 0
  const own = bytesOfField + bytesOfCharacter * maxLength + ofRows
  const whole = together.reduce((sum, bytes) => sum + bytes, own)
  return Math.max(whole, ...(shape.anyOf ?? []).map(of))
}

import { z } from 'zod'
import { tidyLine } from '#platform/text/tidy.ts'

export const mostTagsOfOrder = 20
const longestTag = 40

/** A word to sort orders by. A comma separates tags where they are written one behind the other. */
export const tagSchema = z
  .string('Enter a tag')
  .max(200, { error: `Enter a tag of at most ${longestTag} characters`, abort: true })
  .overwrite(tidyLine)
  .min(1, 'Enter a tag')
  .max(longestTag, `Enter a tag of at most ${longestTag} characters`)
  .refine((tag) => !tag.includes(','), 'Enter one tag, without a comma')

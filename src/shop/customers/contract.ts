import { z } from 'zod'
import { tidyLine, tidyLines } from '#platform/text/tidy.ts'
import { customerMarks } from './customer.ts'

/** What may cross a door about customers. */

const longestTag = 40
const longestNote = 2000
const longestReason = 500

/** A comma separates tags where they are written one behind the other. */
export const tagSchema = z
  .string('Enter a tag')
  .max(longestTag, { error: `Enter a tag of at most ${longestTag} characters`, abort: true })
  .overwrite(tidyLine)
  .min(1, 'Enter a tag')
  .refine((tag) => !tag.includes(','), 'Enter one tag, without a comma')

export const noteSchema = z
  .string('Enter a note')
  .max(longestNote, { error: `Enter a note of at most ${longestNote} characters`, abort: true })
  .overwrite(tidyLines)
  .min(1, 'Enter a note')

export const markSchema = z.object({
  /** As it was seen. */
  from: z
    .object({ mark: z.enum(customerMarks), reason: z.string().max(longestReason) })
    .optional()
    .meta({
      description:
        'The mark and its reason as they were read: where others stand by now, nothing is changed',
    }),
  mark: z.enum(customerMarks),
  reason: z
    .string()
    .max(longestReason, {
      error: `Enter a reason of at most ${longestReason} characters`,
      abort: true,
    })
    .overwrite(tidyLine)
    .default(''),
})

import { z } from 'zod'
import { tidyLines } from '#platform/text/tidy.ts'
import { longestAnswer, longestMessageNote, longestReply } from './message.ts'

/** What staff may write about a message to the shop. */

const written = (name: string, most: number) =>
  z
    .string()
    // Tidying starts only after that, so that long text costs nothing.
    .max(2 * most, { error: `${name} is longer than ${most} characters`, abort: true })
    .overwrite(tidyLines)
    .min(1, `${name} is missing`)
    .max(most, `${name} is longer than ${most} characters`)

export const answerSchema = written('The answer', longestAnswer)
export const replySchema = written('What they wrote', longestReply)
export const messageNoteSchema = written('The note', longestMessageNote)

/** As it was read. */
export const messageVersion = z.int('The version is not a whole number').min(1)

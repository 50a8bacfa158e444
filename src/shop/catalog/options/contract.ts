import { z } from 'zod'
import { tidyLine } from '#platform/text/tidy.ts'
import { longestOptionName, longestOptionValue, mostOptions } from './option.ts'

/** Free options of products as they cross a door. */

/** As answers show one. */
export const chosenOptionSchema = z
  .object({
    name: z.string(),
    nameBn: z.string().nullable(),
    value: z.string(),
  })
  .meta({ description: 'What a variant has of a free option of its product' })

const optionSchema = z.object({
  name: z
    .string()
    .overwrite(tidyLine)
    .min(1, 'The name of an option is missing')
    .max(longestOptionName, `The name of an option is longer than ${longestOptionName} characters`),
  nameBn: z
    .string()
    .overwrite(tidyLine)
    .max(
      longestOptionName,
      `The Bangla name of an option is longer than ${longestOptionName} characters`,
    )
    .nullish(),
})

const keyOf = (name: string) => name.toLowerCase()

export const optionsSchema = z
  .array(optionSchema)
  .max(mostOptions, `There are more than ${mostOptions} options`)
  .refine(
    (options) => new Set(options.map(({ name }) => keyOf(name))).size === options.length,
    'Two options have the same name',
  )

export const optionValuesSchema = z
  .array(
    z
      .string()
      .overwrite(tidyLine)
      .min(1, 'The value of an option is missing')
      .max(
        longestOptionValue,
        `The value of an option is longer than ${longestOptionValue} characters`,
      ),
  )
  .max(mostOptions, `There are more than ${mostOptions} options`)

import { z } from 'zod'
import { tidyLine } from '#platform/text/tidy.ts'
import { attributeKinds } from './attribute.ts'

const words = (name: string, most: number) =>
  z
    .string()
    .max(most, `${name} is longer than ${most} characters`)
    .transform(tidyLine)
    .pipe(z.string().min(1, `${name} is missing`))
const perhaps = (name: string, most: number) =>
  z
    .string()
    .max(most, `${name} is longer than ${most} characters`)
    .nullish()
    .transform((text) => (text && tidyLine(text)) || null)

/** Of what a program may name; URLs hold it behind a colon. */
const slug = z.string().min(1).max(200)

const choiceSchema = z.object({
  slug: slug.optional().meta({ description: 'Of one that stands; left out, the name makes one' }),
  name: words('The choice', 80),
  nameBn: perhaps('The Bangla choice', 80),
})

export const attributeDraftSchema = z
  .object({
    name: words('The name', 80),
    nameBn: perhaps('The Bangla name', 80),
    kind: z.enum(attributeKinds, `The kind is none of ${attributeKinds.join(', ')}`).meta({
      description: 'It stays what it was as soon as a product has a value',
    }),
    unit: z
      .string()
      .max(20, 'The unit is longer than 20 characters')
      .transform(tidyLine)
      .default('')
      .meta({ description: 'Of a number' }),
    unitBn: perhaps('The Bangla unit', 20),
    choices: z
      .array(choiceSchema)
      .max(200, 'There are more than 200 choices')
      .default([])
      .meta({ description: 'In their order' }),
    isFilter: z
      .boolean()
      .default(true)
      .meta({ description: 'Shoppers narrow lists by it; texts are never a filter' }),
    categories: z.array(slug).max(1000).default([]).meta({
      description: 'Slugs: their products are asked for it, with all that stands in them',
    }),
  })
  .superRefine(({ kind, choices }, context) => {
    const names = new Set(choices.map(({ name }) => name.normalize('NFC').toLowerCase()))
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['choices'], message })
    if (kind === 'choice' && choices.length === 0) refuse('There is no choice')
    if (names.size < choices.length) refuse('Two choices have the same name')
  })
  .transform((draft) => ({
    ...draft,
    ...(draft.kind !== 'number' && { unit: '', unitBn: null }),
    ...(draft.kind !== 'choice' && { choices: [] }),
  }))

export type AttributeDraft = z.infer<typeof attributeDraftSchema>

/** What a draft of a product says of its attributes: all of them. */
export const attributeValuesSchema = z
  .array(
    z.object({
      attribute: slug.meta({ description: 'Its slug' }),
      value: z
        .union(
          [words('The value', 500), z.number().min(-1e12).max(1e12), z.boolean()],
          'The value is no text, number, true or false',
        )
        .meta({
          description: 'By its kind: a text, a number, true or false, the slug of a choice',
        }),
      valueBn: perhaps('The Bangla value', 500).meta({ description: 'Of a text' }),
    }),
  )
  .max(200, 'There are more than 200 attributes')
  .meta({ description: 'All of them; what is left out is taken away' })

export type AttributeValuesDraft = z.infer<typeof attributeValuesSchema>

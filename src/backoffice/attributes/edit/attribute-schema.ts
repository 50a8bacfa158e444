import { z } from 'zod'
import { attributeKinds } from '#shop/catalog/attributes/attribute.ts'
import { typedText } from '../../forms/typed-fields.ts'

/** What the form of an attribute sends, by rules that page and browser share. Issues are keys; the page says them in words. */

export type AttributeProblem = 'name-missing' | 'too-long' | 'choices-missing' | 'choice-twice'

const problem = (key: AttributeProblem) => key

const choice = z.object({
  /** Of one that stands. */
  slug: z.string().max(200).default(''),
  name: typedText(80),
  nameBn: typedText(80),
})

/** A browser sends one box that is ticked as a text, and several as a list. */
const slugs = z
  .union([
    z.array(z.string().max(200)).max(500),
    z
      .string()
      .max(200)
      .transform((one) => [one]),
  ])
  .default([])

export const attributeFormSchema = z
  .object({
    version: z.coerce.number().int().optional(),
    name: z
      .string(problem('name-missing'))
      .trim()
      .min(1, problem('name-missing'))
      .max(80, problem('too-long')),
    nameBn: typedText(80),
    kind: z.enum(attributeKinds),
    unit: typedText(20),
    unitBn: typedText(20),
    // Empty rows are left out.
    choices: z.array(choice).max(200).default([]),
    isFilter: z.literal('on').optional(),
    categories: slugs,
  })
  .superRefine(({ kind, choices }, context) => {
    if (kind !== 'choice') return
    const refuse = (path: (string | number)[], key: AttributeProblem) =>
      context.addIssue({ code: 'custom', path, message: problem(key) })
    if (choices.every(isEmpty)) refuse(['choices', 0, 'name'], 'choices-missing')
    const names = new Set<string>()
    for (const [index, one] of choices.entries()) {
      const name = one.name.normalize('NFC').toLowerCase()
      if (name === '' && !isEmpty(one)) refuse(['choices', index, 'name'], 'name-missing')
      if (name !== '' && names.has(name)) refuse(['choices', index, 'name'], 'choice-twice')
      names.add(name)
    }
  })

export const isEmpty = ({ name, nameBn }: { name: string; nameBn: string }): boolean =>
  name === '' && nameBn === ''

export type TypedAttribute = z.output<typeof attributeFormSchema>

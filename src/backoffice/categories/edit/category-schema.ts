import { z } from 'zod'
import { typedText } from '../../forms/typed-fields.ts'

/** What the form of a category sends, by rules that page and browser share. Issues are keys; the page says them in words. */

export type CategoryProblem =
  | 'name-missing'
  | 'too-long'
  | 'slug-wrong'
  | 'slug-taken'
  | 'unknown-parent'
  | 'below-itself'
  | 'too-deep'

const problem = (key: CategoryProblem) => key

export const categoryFormSchema = z.object({
  /** Of what is changed. */
  version: z.coerce.number().int().optional(),
  name: z
    .string(problem('name-missing'))
    .trim()
    .min(1, problem('name-missing'))
    .max(120, problem('too-long')),
  nameBn: typedText(120),
  /** Left empty, the name makes it. */
  slug: z
    .string()
    .trim()
    .max(200, problem('too-long'))
    .regex(/^([\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*)?$/u, problem('slug-wrong'))
    .default(''),
  description: typedText(2000),
  descriptionBn: typedText(2000),
  /** Empty: at the top. */
  parentId: z.uuid(problem('unknown-parent')).or(z.literal('')).default(''),
  hidden: z.literal('on').optional(),
  /** Hash of what was sent before. */
  picture: z.string().max(64).default(''),
})

export type TypedCategory = z.output<typeof categoryFormSchema>

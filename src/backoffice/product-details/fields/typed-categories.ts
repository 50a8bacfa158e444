import { z } from 'zod'
import { mostFurtherCategories } from '#shop/catalog/further-categories/further-categories.ts'
import { problem } from './typed-fields.ts'

/** Further categories as a field of the form: their slugs, in the order of the alphabet, with commas between. */

/** No slug; a form without the field says nothing of them. */
export const noneChosen = '-'

export const typedFrom = (slugs: readonly string[]): string => slugs.toSorted().join(',')

export const chosenIn = (typed: string): string[] => (typed === '' ? [] : typed.split(','))

const slug = z.string().max(200)

/** As a form sends what is ticked. */
export const sentCategories = z
  .union([slug.transform((one) => [one]), z.array(slug).max(500)])
  .transform((sent) => sent.filter((one) => one !== noneChosen))
  .pipe(z.array(slug).max(mostFurtherCategories, problem('too-many-categories')))
  .optional()

/** The same back into the form. */
export function typedFromSent(sent: unknown): string | undefined {
  if (sent === undefined) return undefined
  const texts = [sent].flat().filter((one): one is string => typeof one === 'string')
  return typedFrom(texts.filter((one) => one !== noneChosen))
}

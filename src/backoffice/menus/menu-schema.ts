import { z } from 'zod'
import { urlPattern, menuPlaces, longestUrl, mostLabelLetters } from '#shop/content/menus/menu.ts'

/** What the forms of a menu send, by rules that page and browser share. Issues are keys; the page says them in words. */

export type MenuProblem =
  | 'target-missing'
  | 'href-wrong'
  | 'label-missing'
  | 'too-long'
  | 'already-there'

const problem = (key: MenuProblem) => key

const label = z.string().trim().max(mostLabelLetters, problem('too-long')).default('')

export const addedFormSchema = z
  .object({
    place: z.enum(menuPlaces),
    /** `link`: a link of the merchant's own. */
    to: z.string(problem('target-missing')).min(1, problem('target-missing')).max(60),
    href: z.string().trim().max(longestUrl, problem('too-long')).default(''),
    label,
    labelBn: label,
  })
  .superRefine(({ to, href, label: said }, context) => {
    if (to !== 'link') return
    const refuse = (path: string, key: MenuProblem) =>
      context.addIssue({ code: 'custom', path: [path], message: problem(key) })
    if (!urlPattern.test(href)) refuse('href', 'href-wrong')
    if (said === '') refuse('label', 'label-missing')
  })

export type AddedField = Exclude<keyof z.output<typeof addedFormSchema>, 'place'>

export const labelsSchema = z.object({
  place: z.enum(menuPlaces),
  version: z.coerce.number().int().min(0),
  to: z.string().max(400),
  label,
  labelBn: label,
})

export const targetOf = ({ to, href }: { to: string; href: string }): string =>
  to === 'link' ? `link:${href}` : to

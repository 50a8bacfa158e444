import { z } from 'zod'
import { bannerPlacements } from '#shop/banners/banner.ts'
import { linkPattern } from '#shop/banners/contract.ts'
import { endFromTyped, momentFromTyped } from '#platform/typed-moment.ts'

/** What the form of a banner sends, by rules that page and browser share. Issues are keys; the page says them in words. */

export type BannerProblem =
  | 'title-missing'
  | 'too-long'
  | 'link-wrong'
  | 'time-wrong'
  | 'ends-too-early'
  | 'picture-missing'

const problem = (key: BannerProblem) => key

const words = z.string().trim().max(200, problem('too-long')).default('')
const link = z.string().trim().max(1000, problem('too-long'))
const typedDate = (read: (typed: string) => Date | undefined) =>
  z
    .string()
    .max(40)
    .default('')
    .transform((typed, context) => {
      if (typed.trim() === '') return null
      const at = read(typed)
      if (at) return at
      context.addIssue({ code: 'custom', message: problem('time-wrong') })
      return z.NEVER
    })

export const bannerFormSchema = z.object({
  /** Of what is changed. */
  version: z.coerce.number().int().optional(),
  picture: z.string(problem('picture-missing')).min(1, problem('picture-missing')).max(64),
  narrowPicture: z.string().max(64).default(''),
  title: z
    .string(problem('title-missing'))
    .trim()
    .min(1, problem('title-missing'))
    .max(200, problem('too-long')),
  titleBn: words,
  link: link.regex(linkPattern, problem('link-wrong')),
  linkBn: link.regex(linkPattern, problem('link-wrong')).or(z.literal('')).default(''),
  alt: words,
  altBn: words,
  placement: z.enum(bannerPlacements),
  active: z.literal('on').optional(),
  startsAt: typedDate(momentFromTyped),
  endsAt: typedDate(endFromTyped),
})

export type BannerField = Exclude<keyof z.output<typeof bannerFormSchema>, 'version'>

/** What no single field can know. */
export function endsTooEarly(form: FormData): Record<string, BannerProblem> {
  const typedIn = (name: string) => String(form.get(name) ?? '')
  const start = momentFromTyped(typedIn('startsAt'))
  const end = endFromTyped(typedIn('endsAt'))
  return start && end && end <= start ? { endsAt: problem('ends-too-early') } : {}
}

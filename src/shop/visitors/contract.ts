import { z } from 'zod'

const longestEmail = 254

const line = (most: number) =>
  z.string('Send this as a text').trim().max(most, `This is longer than ${most} characters`)
/** Empty where it is not known. */
const perhapsEmail = line(longestEmail).refine(
  (typed) => typed === '' || z.regexes.email.test(typed),
  'This is not an e-mail address such as name@example.com',
)
const degrees = (most: number) =>
  z
    .number('Send this as a number of degrees')
    .min(-most, `This is below -${most} degrees`)
    .max(most, `This is above ${most} degrees`)

/** 11/21/2026, 02:05:09 PM: what a 12-hour clock shows, as browsers write it. */
const twelveHourClock = /\b(?:0?[1-9]|1[0-2]):[0-5]\d(?::[0-5]\d)?\s?[AP]M\b/i
const wordsOfTime = /^[\p{L}\p{N}\s,./:-]*$/u
const notATime = 'Send a date and a 12-hour time such as 11/21/2026, 02:05 PM'

/** The visitor record of the specification (3, 7), name by name. */
export const visitorSchema = z.object({
  facebook_id: line(100).min(1, "Send 'anonymous' where there is none").default('anonymous'),
  facebook_email: perhapsEmail.nullish().transform((typed) => typed ?? ''),
  email: perhapsEmail.nullish().transform((typed) => typed ?? ''),
  user_agent: line(1000),
  location: z.object({ latitude: degrees(90), longitude: degrees(180) }),
  timestamp: line(60).regex(wordsOfTime, notATime).regex(twelveHourClock, notATime),
})

export type Visitor = z.output<typeof visitorSchema>

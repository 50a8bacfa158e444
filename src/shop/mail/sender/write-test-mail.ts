import * as m from '../mail-messages.ts'
import type { Spoken, Words } from '../words.ts'

interface Saying {
  shop: string
  greeting: string
  spoken: Spoken
}

/** Says that mails arrive. */
export const writeTestMail = (link: string, { shop, greeting, spoken }: Saying): Words => ({
  subject: m.mail_test_subject({ shop }, spoken),
  paragraphs: [greeting, m.mail_test_text({ shop }, spoken)],
  button: {
    label: m.mail_test_button({}, spoken),
    link,
    orCopy: m.mail_copy_link({}, spoken),
  },
  note: m.mail_test_note({}, spoken),
})

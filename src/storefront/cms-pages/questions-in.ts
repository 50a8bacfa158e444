import { plainText } from '#ui/text/plain-text.ts'

interface Answered {
  question: string
  /** HTML. */
  answer: string
}

const longest = 300

/** Headings that ask, each with what stands under it until the next heading. The HTML is sanitised: headings have no attributes. */
export function questionsIn(html: string): Answered[] {
  return html
    .split(/<h[234]>/)
    .slice(1)
    .flatMap((part) => {
      const [heading = '', ...rest] = part.split(/<\/h[234]>/)
      const question = plainText(heading, longest)
      const answer = rest.join('').trim()
      return question.endsWith('?') && answer !== '' ? [{ question, answer }] : []
    })
}

import type { Language } from '#platform/language.ts'
import { questionsIn } from './questions-in.ts'

interface CustomPageData {
  page: { title: string; body: string; bodyLanguage: Language; shopUrl: string }
  description: string
  /** Absolute. */
  url: string
}

/** What search engines read of a page that the merchant added: of one that answers questions, questions and answers. */
export function customPageData({ page, description, url }: CustomPageData): object {
  const { title, body, bodyLanguage, shopUrl } = page
  const questions = questionsIn(body)
  return {
    '@context': 'https://schema.org',
    '@type': questions.length > 1 ? 'FAQPage' : 'WebPage',
    name: title,
    description,
    url,
    inLanguage: bodyLanguage,
    publisher: { '@id': `${shopUrl}/#shop` },
    ...(questions.length > 1 && {
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }),
  }
}

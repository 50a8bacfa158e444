import { expect, test } from 'vitest'
import { customPageData } from './custom-page-data.ts'
import { questionsIn } from './questions-in.ts'

const html =
  '<p>Before.</p><h2>Orders</h2><p>All about them.</p><h3>Can I pay in &amp; on delivery?</h3><p>Yes.</p><ul><li>Cash</li></ul><h3>কত দিন লাগে?</h3><p>দুই দিন।</p><h3>Empty?</h3>'

const page = { title: 'Questions', bodyLanguage: 'en', shopUrl: 'https://haat.example' } as const
const around = { description: 'All of them', url: 'https://haat.example/pages/questions' }

test('headings that ask are questions, with all that stands under them as the answer', () => {
  expect(questionsIn(html)).toEqual([
    { question: 'Can I pay in & on delivery?', answer: '<p>Yes.</p><ul><li>Cash</li></ul>' },
    { question: 'কত দিন লাগে?', answer: '<p>দুই দিন।</p>' },
  ])
})

test('search engines read questions and answers; of another page that it is one', () => {
  expect(customPageData({ page: { ...page, body: html }, ...around })).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } }, {}],
  })
  const one = customPageData({ page: { ...page, body: '<h2>Why?</h2><p>So.</p>' }, ...around })
  expect(one).toMatchObject({ '@type': 'WebPage', name: 'Questions' })
  expect(one).not.toHaveProperty('mainEntity')
})

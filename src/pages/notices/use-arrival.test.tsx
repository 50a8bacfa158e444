import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { useArrival } from './use-arrival.ts'

const Said = () => useArrival('Added')

test('what was done before one came is said until a form of the page is answered, also without scripts', () => {
  const Page = createRoutesStub([{ id: 'page', path: '/', Component: Said }])
  expect(renderToStaticMarkup(<Page />)).toBe('Added')
  const answered = { actionData: { page: { form: 'save' } } }
  expect(renderToStaticMarkup(<Page hydrationData={answered} />)).toBe('')
})

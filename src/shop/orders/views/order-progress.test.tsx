import { overwriteGetLocale } from '#paraglide/runtime.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { OrderProgress } from './order-progress.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

const stepsOf = (markup: string) =>
  markup.split('<li').flatMap((step) => (step.includes('sr-only') ? [step] : []))
const textOf = (markup: string) => markup.slice(markup.indexOf('>') + 1).replace(/<[^>]*>/g, '')

test('a canceled order shows the steps that it never reached as skipped, without a check mark', () => {
  overwriteGetLocale(() => 'en')
  const progress = <OrderProgress status="Canceled" canceledFrom="Pending" />
  const steps = stepsOf(renderToStaticMarkup(progress))
  expect(steps.map(textOf)).toEqual([
    'Pending: done',
    'Processing: skipped',
    'Shipped: skipped',
    'Canceled: done',
  ])
  expect(steps.map((step) => step.includes('<svg'))).toEqual([true, false, false, true])
  expect(steps[3]).toContain('bg-cut')
  overwriteGetLocale(() => 'bn')
  expect(renderToStaticMarkup(progress)).toContain('এই ধাপে যায়নি')
})

test('an order that is collected has no step for shipping to skip', () => {
  overwriteGetLocale(() => 'en')
  const progress = (
    <OrderProgress status="Canceled" canceledFrom="Processing" deliveryMethod="pickup" />
  )
  expect(stepsOf(renderToStaticMarkup(progress)).map(textOf)).toEqual([
    'Pending: done',
    'Processing: done',
    'Canceled: done',
  ])
})

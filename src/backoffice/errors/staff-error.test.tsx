import { overwriteGetLocale } from '#paraglide/runtime.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { DashboardError } from '#pages/dashboard/dashboard-error.tsx'
import { StaffError } from './staff-error.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

function drawn(Component: () => React.ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Page />)
}

test('staff whose page could not be made read of their work, and nothing of a cart', () => {
  const broken = new Error('broken')
  expect(drawn(() => <DashboardError error={broken} />)).toContain('Your cart is safe')
  const inEnglish = drawn(() => <StaffError error={broken} />)
  expect(inEnglish).toContain('Nothing that was saved is lost.')
  expect(inEnglish).not.toContain('cart')
  overwriteGetLocale(() => 'bn')
  const inBangla = drawn(() => <StaffError error={broken} />)
  expect(inBangla).toContain('যা সংরক্ষণ করা হয়েছে তার কিছুই হারায়নি')
  expect(inBangla).not.toContain('কার্ট')
})

import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { accountContext } from '#pages/account-context.ts'
import { leadToBackOffice } from './to-back-office.ts'

function led(role: 'customer' | 'moderator', path: string): string | undefined {
  const context = new RouterContextProvider()
  context.set(accountContext, { role, lacksSecondFactor: false } as never)
  try {
    leadToBackOffice(
      context,
      '/dashboard/panelboard/missing',
      new URL(path, 'https://shop.example'),
    )
    return undefined
  } catch (thrown) {
    return (thrown as Response).headers.get('location') ?? undefined
  }
}

test('staff read of a missing page inside the back office, in their language; a shopper in their account', () => {
  expect(led('moderator', '/bn/dashboard/sale?x=1')).toBe(
    '/bn/dashboard/panelboard/missing?from=%2Fbn%2Fdashboard%2Fsale%3Fx%3D1',
  )
  expect(led('moderator', '/dashboard/not-available?from=%2Fdashboard%2Fusers')).toBe(
    '/dashboard/panelboard/missing?from=%2Fdashboard%2Fusers',
  )
  expect(led('customer', '/dashboard/sale')).toBeUndefined()
})

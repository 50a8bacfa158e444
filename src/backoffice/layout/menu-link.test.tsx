import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { MenuLink } from './menu-list.tsx'

const entries = ['/dashboard/orders', '/dashboard/customers']
const links = entries.map((to) => (
  <MenuLink key={to} to={to}>
    {to}
  </MenuLink>
))

/** The entries that are marked on a page. */
function markedOn(path: string, parent?: string): string[] {
  const router = createMemoryRouter([{ path: '*', element: links, handle: { parent } }], {
    initialEntries: [path],
  })
  const html = renderToString(<RouterProvider router={router} />)
  return [...html.matchAll(/<a[^>]* aria-current="page"[^>]*>([^<]*)/g)].map(([, to]) => to ?? '')
}

test.each([
  ['the list itself', '/dashboard/orders', undefined, ['/dashboard/orders']],
  ['a page below it', '/dashboard/orders/new', undefined, ['/dashboard/orders']],
  [
    'one of the list, elsewhere',
    '/dashboard/order-details/1',
    '/dashboard/orders',
    ['/dashboard/orders'],
  ],
  ['a page of another name', '/dashboard/orders-old', undefined, []],
  ['a page that is in no menu', '/dashboard/nothing', undefined, []],
])('an entry of the menu is marked on %s', (_, path, parent, marked) => {
  expect(markedOn(path, parent)).toEqual(marked)
})

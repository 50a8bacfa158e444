import {
  createMemoryRouter,
  type DataStrategyResult,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { lastPage } from './last-page.ts'

const layout = 'en/backoffice'

/** What the shop answers each time it is asked for a page. */
let answers: (() => unknown)[] = []
let asked = 0

function load(): unknown {
  asked++
  return answers.shift()?.() ?? { loads: asked }
}

const guard: MiddlewareFunction = ({ request }, next) =>
  lastPage.guard(request, next as () => Promise<Record<string, DataStrategyResult>>)

const routes: RouteObject[] = [
  {
    id: layout,
    middleware: [guard],
    loader: () => ({ shopName: 'Haat' }),
    children: [
      { id: `${layout}/orders`, path: '/dashboard/orders', loader: load },
      { id: `${layout}/customers`, path: '/dashboard/customers', loader: load },
    ],
  },
]

const broken = () => {
  throw new TypeError('Failed to fetch')
}

const refused = () => {
  throw Response.json(null, { status: 404 })
}

const leaving: (() => void)[] = []
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
})

/** The list of orders stands there, as the layout keeps it. */
async function shownOrders() {
  answers = []
  asked = 0
  const router = createMemoryRouter(routes, { initialEntries: ['/dashboard/orders?q=lamp'] })
  leaving.push(() => router.dispose())
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  const { loaderData: data } = router.state
  leaving.push(lastPage.show({ href: '/dashboard/orders?q=lamp', data }))
  return { router, data }
}

const whereOf = ({ state }: Awaited<ReturnType<typeof shownOrders>>['router']) =>
  state.location.pathname + state.location.search

test('a page that cannot be loaded leaves the one that stands there, with its address, and is asked once', async () => {
  const { router, data } = await shownOrders()
  for (const to of ['/dashboard/orders?status=Shipped', '/dashboard/customers']) {
    answers = [broken]
    asked = 0
    await router.navigate(to)
    expect(router.state.errors).toBeNull()
    expect(whereOf(router)).toBe('/dashboard/orders?q=lamp')
    expect(router.state.loaderData).toEqual(data)
    expect(lastPage.failed()).toEqual({ href: to })
    expect(asked).toBe(1)
  }
  await router.navigate('/dashboard/customers')
  expect(whereOf(router)).toBe('/dashboard/customers')
  expect(lastPage.failed()).toBeUndefined()
})

test('a page that cannot be read anew stays as it was; the next time it is read', async () => {
  const { router, data } = await shownOrders()
  answers = [broken]
  await router.revalidate()
  expect(router.state.loaderData).toEqual(data)
  expect(router.state.errors).toBeNull()
  expect(lastPage.failed()).toEqual({ href: '/dashboard/orders?q=lamp' })
  await router.revalidate()
  expect(router.state.loaderData[`${layout}/orders`]).toEqual({ loads: 3 })
  expect(lastPage.failed()).toBeUndefined()
})

test('what does not exist is a page of its own, and so is what fails first', async () => {
  const { router } = await shownOrders()
  answers = [refused]
  await router.navigate('/dashboard/customers')
  expect(whereOf(router)).toBe('/dashboard/customers')
  expect(router.state.errors).not.toBeNull()
  const first = await shownOrders()
  for (const leave of leaving.splice(0)) leave()
  answers = [broken]
  await first.router.navigate('/dashboard/customers')
  expect(first.router.state.errors).not.toBeNull()
})

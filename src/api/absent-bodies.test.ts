import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { inviteEverybody } from '../../tests/examples/visitors.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import { openApi } from './open-api.ts'
import { openApiDocument } from './open-api-document.ts'
import type { ApiRoute } from './route.ts'
import { routes } from './routes.ts'

const writing = routes.filter(({ method }) => method !== 'get')
const needsNothing = writing.filter(({ body }) => !body || body.safeParse({}).success)

let shop: Shop
let owner: Record<string, string>
beforeEach(async () => {
  shop = await openTestShop()
  owner = (await inviteEverybody(shop)).headers['owner']
})

async function askWithoutBody(route: ApiRoute) {
  const path = route.path.replaceAll(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000')
  const origin = shop.environment.shopUrl
  const request = new Request(`${origin}/api${path}`, {
    method: route.method.toUpperCase(),
    headers: { origin, ...owner, ...route.headers },
  })
  const answer = await openApi(shop)(request, { ipAddress: '203.0.113.9', requestId: 'test' })
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
  return { path, status: answer.status, code }
}

test('no call refuses an absent body as JSON that it cannot read', async () => {
  expect(needsNothing.length).toBeGreaterThan(20)
  for (const route of writing)
    expect(await askWithoutBody(route)).not.toMatchObject({ code: 'not-json' })
})

test('a call that needs no body does its work without one; another one names what is missing', async () => {
  const routeOf = (path: string) => writing.find((one) => one.path === path)
  const [signIn, signOut] = [routeOf('/auth/sign-in'), routeOf('/auth/sign-out')]
  if (!signIn || !signOut) throw new Error('Expected both calls')
  expect(await askWithoutBody(signIn)).toMatchObject({ status: 400, code: 'invalid' })
  expect((await askWithoutBody(signOut)).status).toBeLessThan(300)
})

test('the document of the API says which bodies may be left out', async () => {
  const { paths } = openApiDocument(routes, 'https://shop.example') as {
    paths: Record<string, Record<string, { requestBody?: { required: boolean } }>>
  }
  const said = ({ path, method }: ApiRoute) => paths[`/api${path}`]?.[method]?.requestBody?.required
  const withBody = writing.filter(({ body }) => body)
  expect(withBody.map(said)).toEqual(withBody.map((route) => !needsNothing.includes(route)))
})

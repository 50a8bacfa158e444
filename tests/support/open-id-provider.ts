import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Provider } from 'oidc-provider'

/** What the provider knows of a person, as its claims. */
interface ProviderPerson {
  email: string
  email_verified: boolean
  name: string
  picture?: string
}

export interface TestProvider {
  issuer: string
  /** By subject; anyone who is `signingIn` has just typed their password there. */
  people: Map<string, ProviderPerson>
  signingIn: string
  /** Turns the browser away, as if the person had pressed Cancel. */
  cancels: boolean
  close: () => Promise<void>
}

export const providerClient = { clientId: 'haat', clientSecret: 'a-secret-of-the-provider' }

/**
 * A real OpenID provider on loopback. It asks no questions: who enters is decided by the test; or, with `asks`, by the person who fills in
 * its page.
 */
export async function openTestProvider(shopUrl: string, asks = false): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state = { people: new Map<string, ProviderPerson>(), signingIn: '', cancels: false }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: providerClient.clientId,
        client_secret: providerClient.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${shopUrl}/api/auth/callback/google`],
      },
    ],
    // A shop that forgets PKCE fails here.
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    cookies: { keys: ['of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...state.people.get(id) }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    // A whole browser asks for it by itself, and writes what is missing on the console.
    if (request.url === '/favicon.ico') return void response.writeHead(204).end()
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    if (asks) return void askPerson(provider, state.people, request, response)
    const result = state.cancels
      ? { error: 'access_denied' }
      : { login: { accountId: state.signingIn } }
    void provider.interactionFinished(request, response, result)
  })
  return Object.assign(state, {
    issuer,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  })
}

const page = `<!doctype html><html lang="en"><title>Test provider</title><h1>Who are you?</h1><form method="post">
<p><label>E-mail <input name="email"></label></p><p><label>Name <input name="name"></label></p>
<p><button name="press" value="enter">Continue</button> <button name="press" value="cancel">Cancel</button></p></form>`

async function askPerson(
  provider: Provider,
  people: TestProvider['people'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST')
    return void response.setHeader('content-type', 'text/html').end(page)
  const form = new URLSearchParams(await text(request))
  const email = form.get('email') ?? ''
  people.set(email, { email, email_verified: true, name: form.get('name') ?? '' })
  const result =
    form.get('press') === 'cancel' ? { error: 'access_denied' } : { login: { accountId: email } }
  await provider.interactionFinished(request, response, result)
}

/** Follows a browser through the provider, until it is sent back to the shop. */
export async function walkProvider(start: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = start
  for (let hops = 0; url.startsWith(issuer) && hops < 10; hops++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`Expected the provider to go on: ${await response.text()}`)
    url = new URL(location, url).href
  }
  return url
}

import type { AttackedShop } from './attacked-shop.ts'

export interface DistantAnswer {
  status: number
  headers: Headers
  content: Record<string, unknown>
}

/** A browser somewhere in the world: it keeps cookies, and reaches a running shop through one proxy (TRUST_PROXY=1). */
export class DistantBrowser {
  readonly cookies = new Map<string, string>()
  readonly #shop: AttackedShop
  readonly #client: string

  constructor(shop: AttackedShop, client = '203.0.113.7') {
    this.#shop = shop
    this.#client = client
  }

  async send(method: string, path: string, content?: object): Promise<DistantAnswer> {
    const { origin } = this.#shop
    const response = await fetch(`${origin}/api${path}`, {
      method,
      body: content ? JSON.stringify(content) : null,
      redirect: 'manual',
      headers: {
        origin,
        'x-forwarded-for': this.#client,
        'content-type': 'application/json',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    this.#keep(response.headers.getSetCookie())
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const parsed = (isJson ? JSON.parse(text) : {}) as Record<string, unknown>
    return { status: response.status, headers: response.headers, content: parsed }
  }

  #keep(setCookies: readonly string[]): void {
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }

  get = (path: string) => this.send('GET', path)
  post = (path: string, content: object = {}) => this.send('POST', path, content)
}

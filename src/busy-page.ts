import bn from '../messages/bn.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import type { RenderedPage } from './platform/web/page-cache.ts'
import { contentSecurityPolicy } from './platform/web/security-headers.ts'
import { languageOfPath } from './storefront/language.ts'

/** What somebody is told who would have to wait too long just now. Made without the shop, which has its hands full. */
export function busyPage(path: string): RenderedPage {
  const isCall = path.startsWith('/api/')
  const body = isCall ? problem() : html(languageOfPath(path))
  return {
    status: 503,
    headers: {
      'content-type': isCall
        ? 'application/problem+json; charset=utf-8'
        : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      ...(!isCall && { 'content-security-policy': contentSecurityPolicy() }),
    },
    body: Buffer.from(body),
    topics: [],
    staleFrom: undefined,
    keep: false,
  }
}

const problem = (messages = en) =>
  JSON.stringify({ type: '/api/docs#busy', status: 503, code: 'busy', title: messages.busy_call })

function html(language: 'en' | 'bn'): string {
  const messages = language === 'bn' ? bn : en
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${messages.busy_title}</title><link rel="stylesheet" href="/plain.css"></head><body><main><h1>${messages.busy_title}</h1><p>${messages.busy_text}</p><p><a href="">${messages.error_try_again}</a></p></main></body></html>`
}

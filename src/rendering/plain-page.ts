import bn from '../../messages/storefront/bn.json' with { type: 'json' }
import en from '../../messages/storefront/en.json' with { type: 'json' }
import type { Trouble } from '../platform/web/handlers.ts'
import type { RenderedPage } from '../platform/web/pages/page-cache.ts'
import { contentSecurityPolicy } from '../platform/web/headers/security-headers.ts'
import type { Language } from '../platform/language.ts'
import { languageOfPath } from '#pages/language.ts'

interface Words {
  status: number
  title: string
  text: string
}

/** The answer where the pages themselves cannot answer. Made without the shop, which may be in trouble itself. */
export function plainPage(path: string, trouble: Trouble, requestId = ''): RenderedPage {
  const language = languageOfPath(path)
  const words = wordsFor(trouble, language === 'bn' ? bn : en, isDashboard(path))
  const { type, body } = path.startsWith('/api/')
    ? problem(trouble)
    : path.endsWith('.data')
      ? asText(words)
      : html(words, language, requestId)
  return {
    status: words.status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(words.status === 503 && { 'retry-after': '5' }),
      ...(type === 'text/html' && { 'content-security-policy': contentSecurityPolicy() }),
    },
    body: Buffer.from(body),
    topics: [],
    staleFrom: undefined,
    keep: false,
  }
}

/** Pages of the account and of the back office: who reads them there thinks of their work, not of a cart. */
const isDashboard = (path: string) => /^(?:\/bn)?\/dashboard(?:[/.]|$)/.test(path)

type Messages = typeof en | typeof bn

function wordsFor(trouble: Trouble, messages: Messages, isWork = false): Words {
  const words: Record<Trouble, Words> = {
    busy: {
      status: 503,
      title: messages.busy_title,
      text: isWork ? messages.busy_text_dashboard : messages.busy_text,
    },
    away: {
      status: 503,
      title: messages.error_503_title,
      text: isWork ? messages.error_503_text_dashboard : messages.error_503_text,
    },
    'no-room': {
      status: 503,
      title: messages.noroom_title,
      text: isWork ? messages.noroom_text_dashboard : messages.noroom_text,
    },
    failed: {
      status: 500,
      title: messages.error_500_title,
      text: isWork ? messages.error_500_text_dashboard : messages.error_500_text,
    },
    'read-only': { status: 405, title: messages.readonly_title, text: messages.readonly_text },
    'too-large': { status: 413, title: messages.toolarge_title, text: messages.toolarge_text },
    'too-long': { status: 414, title: messages.toolong_title, text: messages.toolong_text },
    'not-a-form': { status: 415, title: messages.notaform_title, text: messages.notaform_text },
    'from-elsewhere': {
      status: 403,
      title: messages.fromelsewhere_title,
      text: messages.fromelsewhere_text,
    },
  }
  return words[trouble]
}

function problem(trouble: Trouble, messages = en) {
  const { status, title } = wordsFor(trouble, messages)
  const said = trouble === 'busy' ? messages.busy_call : title
  const body = { type: `/api/docs#${trouble}`, status, code: trouble, title: said }
  return { type: 'application/problem+json', body: JSON.stringify(body) }
}

/** For the browser on its way from page to page: with a status, React Router takes a text for an error of the page. */
const asText = (words: Words) => ({ type: 'text/plain', body: `${words.title}. ${words.text}` })

function html(words: Words, language: Language, requestId: string) {
  const messages = language === 'bn' ? bn : en
  const home = language === 'bn' ? '/bn' : '/'
  const onward =
    words.status < 500
      ? `<a href="${home}">${messages.error_to_home}</a>`
      : `<a href="">${messages.error_try_again}</a>`
  const request = requestId && `<p><small>${requestId}</small></p>`
  const body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><link rel="stylesheet" href="/plain.css"></head><body><main><h1>${words.title}</h1><p>${words.text}</p><p>${onward}</p>${request}</main></body></html>`
  return { type: 'text/html', body }
}

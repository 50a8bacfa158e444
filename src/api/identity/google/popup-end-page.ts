import { m } from '#paraglide/messages.js'
import { contentSecurityPolicy } from '#platform/web/headers/security-headers.ts'

export type PopupOutcome =
  | { type: 'haat-sign-in'; outcome: 'signed-in' }
  | { type: 'haat-sign-in'; outcome: 'refused'; code: string }

/** What the library and the provider say, under our names. Nothing of the URL comes into the page itself. */
const codes: Record<string, string> = {
  access_denied: 'popup-closed-by-user',
  account_not_linked: 'account-exists-with-different-credential',
  USER_DISABLED: 'user-disabled',
  SECOND_FACTOR_REQUIRED: 'second-factor-required',
  away: 'network-request-failed',
}

export function popupOutcome(error: string | undefined): PopupOutcome {
  const type = 'haat-sign-in'
  if (error === undefined) return { type, outcome: 'signed-in' }
  const code = Object.hasOwn(codes, error) ? codes[error] : undefined
  return { type, outcome: 'refused', code: code ?? 'internal-error' }
}

/**
 * To this very origin, and to no other. Without an opener (a phone that has no windows) the page leads on by itself, the way that the
 * page with the button noted in this tab.
 */
const script = `
  const said = JSON.parse(document.getElementById('outcome').textContent)
  if (window.opener) {
    window.opener.postMessage(said, location.origin)
    window.close()
  } else {
    let noted = {}
    try {
      noted = JSON.parse(sessionStorage.getItem('haat-sign-in')) ?? {}
    } catch {}
    const { next = '/dashboard', code = '/login/code', login = '/login' } = noted
    if (said.code === 'second-factor-required') location.replace(code)
    else location.replace(said.outcome === 'signed-in' ? next : login)
  }
`

const languages = ['en', 'bn'] as const

export function popupEndPage(outcome: PopupOutcome, headers: Record<string, string>): Response {
  // The way back from the provider does not say in which language it began.
  const sentences = languages.map(
    (locale) => `<p lang="${locale}">${m.identity_popup_end({}, { locale })}</p>`,
  )
  const title = languages.map((locale) => m.identity_popup_title({}, { locale })).join(' · ')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/plain.css"></head><body><main>${sentences.join('')}</main><script type="application/json" id="outcome">${JSON.stringify(outcome)}</script><script>${script}</script></body></html>`
  return new Response(html, {
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({ inlineScripts: [script] }),
    },
  })
}

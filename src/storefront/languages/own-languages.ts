import { redirectDocument, type MiddlewareFunction } from 'react-router'
import { accountContext } from '#pages/account-context.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { isStaff } from '#shop/identity/roles/role.ts'
import { spokenLanguages } from '#shop/settings/languages.ts'
import { recallSettings } from '#shop/settings/load-settings.ts'
import { shopContext } from '#shop-context.ts'

/**
 * Where Bangla is the main language, the first page of a browser session (before-paint.tsx) that is the English home page leads on to the
 * Bangla one; a shopper who chooses English then stays. Not by the server: that page is the same for everybody. On the page that follows
 * the session begins anew, with its splash.
 */
export const toBangla =
  'location.pathname==="/"&&document.documentElement.classList.contains("first-visit")&&(document.cookie="begun=;path=/;max-age=0",location.replace("/bn"+location.search))'

/**
 * Pages of a language that the shop does not speak lead to those of the one that it does, for now: the merchant may change it. The
 * account of somebody who works for the shop stays open in both.
 */
export const speakOwnLanguages: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  const [only, other] = spokenLanguages((await recallSettings(context.get(shopContext))).languages)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (only === undefined || other !== undefined || !isRead) return next()
  const { pathname, search } = url
  if (languageOfPath(pathname) === only) return next()
  const isAccount = /^(\/bn)?\/dashboard(\/|$)/.test(pathname)
  if (isAccount && isStaff(context.get(accountContext).role)) return next()
  throw redirectDocument(pathInLanguage(pathname, only) + search)
}

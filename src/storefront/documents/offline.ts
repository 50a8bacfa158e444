import { createHash } from 'node:crypto'
import { m } from '#paraglide/messages.js'
import type { Language } from '#platform/language.ts'
import banglaFont from '#ui/fonts/anek-bangla-regular.woff2?url'
import latinFont from '#ui/fonts/anek-latin.woff2?url'
import { iconAddress } from '#shop/pictures/icon.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { pathInLanguage } from '#pages/language.ts'
import source from './service-worker.js?raw'

const languages = ['en', 'bn'] as const

/** The page that stands in for every other one where there is no network; it must need nothing but these files. */
const style = '/plain.css'
const markOf = ({ icon }: Settings) =>
  icon === ''
    ? { address: '/favicon.svg', type: 'image/svg+xml' }
    : { address: iconAddress(icon, 'app-192'), type: 'image/png' }

const latin = { url: latinFont, range: 'U+0-2FF,U+2000-200B,U+200E-2BFF' }
const bangla = { url: banglaFont, range: 'U+964-965,U+980-9FF,U+200C-200D,U+25CC' }

/** Not kept, but most likely still in the browser's cache: a visitor who is offline has read a page before. */
const fonts = { en: [latin], bn: [latin, bangla] }

const loadFont = ({ url, range }: typeof latin) =>
  `new FontFace("Anek","url(${url})",{weight:"400 700",unicodeRange:"${range}"}).load().then((font)=>document.fonts.add(font),()=>{});`

/** Opens the page again when there is a network. */
export function offlineScript(language: Language): string {
  return `addEventListener("online",()=>location.reload());${fonts[language].map(loadFont).join('')}`
}

export function offlinePage(settings: Settings, language: Language): string {
  const locale = { locale: language }
  const shopName = escape(settings.shopName[language])
  const title = m.error_offline_title({}, locale)
  const mark = markOf(settings)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="theme-color" content="${settings.brandColour}">
<title>${title} · ${shopName}</title><link rel="icon" href="${mark.address}" type="${mark.type}"><link rel="stylesheet" href="${style}"></head>
<body><main><img src="${mark.address}" alt="${shopName}" width="64" height="64"><h1>${title}</h1>
<p>${m.error_offline_text({}, locale)} ${m.offline_by_itself({}, locale)}</p>
<p><a class="button" href="">${m.error_try_again({}, locale)}</a></p></main>
<script>${offlineScript(language)}</script></body></html>`
}

/** A small service worker with the URLs that it keeps, and a version that changes with what they hold. */
export function serviceWorker(settings: Settings): string {
  const hash = createHash('sha256').update(source)
  for (const language of languages) hash.update(offlinePage(settings, language))
  const kept = {
    version: `offline-${hash.digest('hex').slice(0, 12)}`,
    pages: Object.fromEntries(
      languages.map((language) => [language, pathInLanguage('/offline', language)]),
    ),
    files: [style, markOf(settings).address],
  }
  return `const kept = ${JSON.stringify(kept)}\n${source}`
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

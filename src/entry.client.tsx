import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOfPath } from '#pages/language.ts'
import { overwriteGetLocale } from '#paraglide/runtime.js'

overwriteGetLocale(() => languageOfPath(location.pathname))
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

const loadTheRest = () => void import('./storefront/layout/when-idle.ts').catch(() => undefined)
if (document.readyState === 'complete') loadTheRest()
else addEventListener('load', loadTheRest, { once: true })

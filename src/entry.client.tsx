import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import './storefront/browser-language.ts'

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

const loadTheRest = () => void import('./storefront/layout/when-idle.ts').catch(() => undefined)
if (document.readyState === 'complete') loadTheRest()
else addEventListener('load', loadTheRest, { once: true })

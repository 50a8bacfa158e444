import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import './storefront/browser-language.ts'

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

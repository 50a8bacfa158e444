import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOfPath } from '#pages/language.ts'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { wasToldSignedOut } from '#storefront/session/sign-out/sign-out-reason.ts'

overwriteGetLocale(() => languageOfPath(location.pathname))
if (wasToldSignedOut(document.cookie)) void clearUp().then(hydrate, hydrate)
else hydrate()

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}

/** After a person signed out without a script, no page may show what was typed before, whichever comes first. */
async function clearUp(): Promise<void> {
  const { clearAsTold } = await import('./storefront/session/sign-out/clear-signed-out.ts')
  clearAsTold()
}

const loadTheRest = () => void import('./storefront/layout/when-idle.ts').catch(() => undefined)
if (document.readyState === 'complete') loadTheRest()
else addEventListener('load', loadTheRest, { once: true })

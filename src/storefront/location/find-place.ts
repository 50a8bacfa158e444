import { warn } from '../warn.ts'
import { dhaka, type Place } from '#shop/visitors/place.ts'
import { readFromSession, rememberForSession } from './session.ts'

const deniedKey = 'location-denied'
const tenMinutesMs = 600_000
const longestWaitMs = 20_000

/**
 * Says where the visitor is as soon as that may be known (D23): where the browser may give the location already; where it is denied,
 * that is Dhaka, with a warning on the console. Where it would ask, nobody is asked by this.
 */
export async function findPlace(found: (place: Place) => void): Promise<void> {
  switch (await permission()) {
    case 'granted':
      return readPlace({ found, denied: () => found(dhaka), unknown: warnUnknown })
    case 'denied':
      warnDenied()
      return found(dhaka)
    case 'prompt':
  }
}

interface Asked {
  found: (place: Place) => void
  denied: () => void
  unknown: (why: string) => void
}

/** The visitor has touched the currency label: now the browser may ask (D23). */
export async function askPlace(asked: Asked): Promise<void> {
  if ((await permission()) !== 'denied') return readPlace(asked)
  warnDenied()
  asked.denied()
}

async function permission(): Promise<PermissionState> {
  if (!('geolocation' in navigator)) return 'denied'
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    // Older browsers do not answer: they would ask.
    return 'prompt'
  }
}

function readPlace({ found, denied, unknown }: Asked): void {
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => found({ latitude, longitude }),
    ({ code, PERMISSION_DENIED, message }) => {
      if (code !== PERMISSION_DENIED) return unknown(message)
      warnDenied()
      denied()
    },
    { maximumAge: tenMinutesMs, timeout: longestWaitMs },
  )
}

const warnUnknown = (why: string) => warn(`The location could not be read: ${why}`)

/** Once a visit; the next page says nothing new. */
function warnDenied(): void {
  if (readFromSession(deniedKey) !== null) return
  rememberForSession(deniedKey, 'yes')
  warn('Location permission denied: using the default location, Dhaka')
}

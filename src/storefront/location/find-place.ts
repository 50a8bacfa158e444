import { warn } from '../warn.ts'
import { dhaka, type Place } from './place.ts'
import { readFromSession, rememberForSession } from './session.ts'

const askedKey = 'location-asked'
const tenMinutesMs = 600_000
const longestWaitMs = 20_000

/**
 * Says where the visitor is as soon as that may be known (D23): at once where the browser was allowed to tell before; where it
 * would ask, after the visitor's first action, once in a session; where it is denied, that is Dhaka, with a warning on the console.
 */
export async function findPlace(found: (place: Place) => void): Promise<void> {
  const read = () => readPlace(found)
  switch (await permission()) {
    case 'granted':
      return read()
    case 'denied':
      return found(deniedPlace())
    case 'prompt':
      if (readFromSession(askedKey) === null) afterFirstAction(read)
  }
}

async function permission(): Promise<PermissionState> {
  if (!('geolocation' in navigator)) return 'denied'
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    // Older browsers do not tell: they would ask.
    return 'prompt'
  }
}

function readPlace(found: (place: Place) => void): void {
  rememberForSession(askedKey, 'yes')
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => found({ latitude, longitude }),
    ({ code, PERMISSION_DENIED, message }) => {
      if (code === PERMISSION_DENIED) found(deniedPlace())
      else warn(`The location could not be read: ${message}`)
    },
    { maximumAge: tenMinutesMs, timeout: longestWaitMs },
  )
}

function deniedPlace(): Place {
  warn('Location permission denied: using the default location, Dhaka')
  return dhaka
}

const actions = ['click', 'keydown'] as const

function afterFirstAction(act: () => void): void {
  // The first action may have been before this was loaded.
  if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) return act()
  const listening = new AbortController()
  const once = () => {
    listening.abort()
    act()
  }
  for (const action of actions) addEventListener(action, once, { signal: listening.signal })
}

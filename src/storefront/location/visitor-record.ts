import type { Visitor } from '#shop/visitors/contract.ts'
import type { Place } from '#shop/visitors/place.ts'

interface Visit {
  place: Place
  /** Empty where nobody is signed in. */
  email: string
  userAgent: string
  at: Date
}

const twelveHourClock = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
})

/** The longest that the call takes. */
const longestUserAgent = 1000

/** The visitor record of the specification (3, 7), name by name. Nobody signs in with Facebook here. */
export function visitorRecord({ place, email, userAgent, at }: Visit): Visitor {
  return {
    facebook_id: 'anonymous',
    facebook_email: '',
    email,
    user_agent: userAgent.slice(0, longestUserAgent),
    location: { latitude: place.latitude, longitude: place.longitude },
    // Browsers put a narrow space before PM.
    timestamp: twelveHourClock.format(at).replaceAll(/\s/g, ' '),
  }
}

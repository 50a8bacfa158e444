/** Behind `#` of /login after somebody pressed Sign out and no script ran: the login page then clears what the browser stores of them. */
export const signedOutFragment = '#signed-out'

/** Behind `#` of /login where a session is over that nobody ended on purpose in this browser. */
export const sessionEndedId = 'session-ended'
export const sessionEndedFragment = `#${sessionEndedId}`

/** Behind `#` of /login: the reason is there with the page itself, also without JavaScript. */
export const blockedId = 'account-blocked'
export const blockedFragment = `#${blockedId}`

const name = 'haat.blocked'
const secondsToRead = 60

/** An address can be made by anybody: that it is true, the page believes only this cookie of the shop. */
export function blockedCookie(shopUrl: string): string {
  const isSecure = shopUrl.startsWith('https:')
  return `${name}=1; Path=/; SameSite=Lax; Max-Age=${secondsToRead}${isSecure ? '; Secure' : ''}`
}

export const wasToldBlocked = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === `${name}=1`)

export const blockedCookieOver = `${name}=; Path=/; Max-Age=0`

/** Behind `#` of /login after somebody pressed Sign out and no script ran: the login page then clears what the browser stores of them. */
export const signedOutFragment = '#signed-out'

/** Behind `#` of /login where a session is over that nobody ended on purpose in this browser. */
export const sessionEndedId = 'session-ended'
export const sessionEndedFragment = `#${sessionEndedId}`

/** Behind `#` of /login where somebody is asked for their password once more: they sign in and come back. */
export const confirmId = 'confirm-password'
export const confirmFragment = `#${confirmId}`

/** Behind `#` of /login: the reason is there with the page itself, also without JavaScript. */
export const blockedId = 'account-blocked'
export const blockedFragment = `#${blockedId}`

const name = 'haat.blocked'
const signedOutName = 'haat.signed-out'
const confirmName = 'haat.confirm'
const secondsToRead = 60
const secondsToConfirm = 600
/** What is stored stays as long as nobody clears it. */
const secondsToClear = 365 * 86_400

const isSecure = (shopUrl: string) => (shopUrl.startsWith('https:') ? '; Secure' : '')

/** Who is asked for their password once more, so that they need not type their address. */
export const confirmCookie = (email: string, shopUrl: string): string =>
  `${confirmName}=${encodeURIComponent(email)}; Path=/; SameSite=Lax; Max-Age=${secondsToConfirm}${isSecure(shopUrl)}`

/** The address in that cookie; nothing where there is none. */
export function emailToConfirm(cookies: string): string | undefined {
  const cookie = cookies.split(';').find((each) => each.trim().startsWith(`${confirmName}=`))
  const written = cookie?.slice(cookie.indexOf('=') + 1)
  try {
    return written && decodeURIComponent(written)
  } catch {
    return undefined
  }
}

/**
 * A person presses Sign out while the page comes to life: its first call is refused before the browser is on /login, and clears the
 * token, by which /login would know that there is something to clear. Nor does the address prove it. The first page that comes to
 * life takes it away, however much later.
 */
export const signedOutCookie = (shopUrl: string): string =>
  `${signedOutName}=1; Path=/; SameSite=Lax; Max-Age=${secondsToClear}${isSecure(shopUrl)}`

export const wasToldSignedOut = (cookies: string): boolean => holds(cookies, signedOutName)

export const signedOutCookieOver = `${signedOutName}=; Path=/; Max-Age=0`

const holds = (cookies: string, cookie: string): boolean =>
  cookies.split(';').some((each) => each.trim() === `${cookie}=1`)

/** An address can be made by anybody: that it is true, the page believes only this cookie of the shop. */
export const blockedCookie = (shopUrl: string): string =>
  `${name}=1; Path=/; SameSite=Lax; Max-Age=${secondsToRead}${isSecure(shopUrl)}`

export const wasToldBlocked = (cookies: string): boolean => holds(cookies, name)

export const blockedCookieOver = `${name}=; Path=/; Max-Age=0`

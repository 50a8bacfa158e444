import { localPath } from '#pages/shop-link.tsx'
import { readRedirectTo } from '../redirect/read-redirect-to.ts'

/** For a window without an opener, in this very tab: where `popup-end-page.ts` leads on to. */
export function noteWayOn(): void {
  const { search } = window.location
  const wayOn = {
    next: readRedirectTo(),
    code: localPath('/login/code') + search,
    login: localPath('/login') + search,
  }
  try {
    sessionStorage.setItem('haat-sign-in', JSON.stringify(wayOn))
  } catch {
    // Some private modes give no storage: then the account is opened.
  }
}

import { tokenKey } from '../session/use-account.ts'

/**
 * What only the browser knows and the first paint shall already show, as classes of the page.
 * `first-visit`: the first page of a browser session; the splash itself is CSS (D24). A cookie, because all tabs of the session
 * share it; where none is kept there is no splash, rather than one on each page.
 * `signed-in`: somebody has a token (spec 4). What a page made for everybody says to guests is left out for them at once.
 */
export const beforePaint = `(d=>{let c=d.documentElement.classList;if(!/\\bbegun=1/.test(d.cookie)){d.cookie="begun=1;path=/;samesite=lax";if(/\\bbegun=1/.test(d.cookie))c.add("first-visit")}try{localStorage.getItem("${tokenKey}")&&c.add("signed-in")}catch{}})(document)`

export function BeforePaint() {
  return <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
}

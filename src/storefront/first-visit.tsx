/**
 * Marks the first page of a browser session before anything is painted; the splash itself is CSS (D24).
 * A cookie, because all tabs of the session share it; where none is kept there is no splash, rather than one on each page.
 */
const script = `(d=>{if(!/\\bbegun=1/.test(d.cookie)){d.cookie="begun=1;path=/;samesite=lax";if(/\\bbegun=1/.test(d.cookie))d.documentElement.classList.add("first-visit")}})(document)`

export function FirstVisit() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

import { nonceAttribute } from '#platform/web/pages/render-nonce.ts'

/** On a network where the first screen does not come, scripts wait no longer than this. */
const longestWaitMs = 2500

/**
 * Begins what waits: a frame after the first screen is loaded and painted (browsers report the paint once it is seen, and an
 * intersection with the next frame), at the first touch or key, or after the longest wait. Modules run one after the other,
 * so that presses and frames find their moment between them, and last the one that brings the page to life. One line, because
 * every page carries it.
 */
export const beginning = `(d=>{let begun;const begin=()=>{if(begun)return;begun=1;const late=[...d.querySelectorAll("script[data-modules]")].at(-1),modules=late.dataset.modules.split(" "),put=(kind,what)=>d.head.append(Object.assign(d.createElement(kind),what));for(const href of modules)put("link",{rel:"modulepreload",href});modules.filter(one=>!late.text.includes('import("'+one+'")')).reduce((before,one)=>before.then(()=>import(one)),Promise.resolve()).finally(()=>put("script",{type:"module",text:late.text}))},framed=()=>new IntersectionObserver((_,watch)=>{watch.disconnect();begin()}).observe(d.documentElement),painted=()=>new PerformanceObserver((_,watch)=>{watch.disconnect();framed()}).observe({type:"paint",buffered:true});d.readyState=="complete"?painted():addEventListener("load",painted);for(const sign of ["pointerdown","keydown"])addEventListener(sign,begin,{capture:true,once:true,passive:true});setTimeout(begin,${longestWaitMs})})(document)`

const otherMarkup =
  'React Router writes the scripts of a page in another way now: see src/storefront/layout/wait-with-scripts.ts'

const modulePreload = /<link rel="modulepreload" href="([^"<>]+)"([^<>]*)>/g

/**
 * Pages are whole without scripts (docs/decisions/0018). So that scripts do not compete with what is seen first, the document
 * does not ask for them: the code that does stands in an element that browsers do not run, with the URLs of its modules.
 * Only elements that carry the nonce of this render are meant: others came with a text of somebody.
 *
 * Throws where it finds nothing to hold back: React Router writes its scripts in another way then, and without this error every page
 * would ask for them at once, unseen.
 */
export function waitWithScripts(html: string, nonce: string): string {
  const attribute = nonceAttribute(nonce)
  /** The one that starts the page: React Router's, without a URL. */
  const moduleScript = `<script${attribute} type="module" async="">`
  const end = html.lastIndexOf('</body>')
  if (!html.includes(moduleScript) || end === -1) throw new Error(otherMarkup)
  const whole = `${html.slice(0, end)}<script>${beginning}</script>${html.slice(end)}`
  const modules: string[] = []
  const withoutPreloads = whole.replaceAll(
    modulePreload,
    (element, path: string, others: string) => {
      if (!others.includes(attribute)) return element
      modules.push(path)
      return ''
    },
  )
  if (modules.length === 0) throw new Error(otherMarkup)
  const late = `<script type="text/late" data-modules="${modules.join(' ')}"${attribute}>`
  return withoutPreloads.replace(moduleScript, () => late)
}

/** On a network where the first screen does not come, scripts wait no longer than this. */
const longestWaitMs = 2500

/**
 * Begins what waits: a frame after the first screen is loaded and painted (browsers report the paint once it is seen, and an
 * intersection with the next frame), at the first touch or key, or after the longest wait. Modules run one after the other,
 * so that presses and frames find their moment between them, and last the one that brings the page to life. One line, because
 * every page carries it.
 */
const beginning = `<script>(d=>{let begun;const begin=()=>{if(begun)return;begun=1;const late=d.querySelector("script[data-modules]"),modules=late.dataset.modules.split(" "),put=(kind,what)=>d.head.append(Object.assign(d.createElement(kind),what));for(const href of modules)put("link",{rel:"modulepreload",href});modules.filter(one=>!late.text.includes('import("'+one+'")')).reduce((before,one)=>before.then(()=>import(one)),Promise.resolve()).finally(()=>put("script",{type:"module",text:late.text}))},framed=()=>new IntersectionObserver((_,watch)=>{watch.disconnect();begin()}).observe(d.documentElement),painted=()=>new PerformanceObserver((_,watch)=>{watch.disconnect();framed()}).observe({type:"paint",buffered:true});d.readyState=="complete"?painted():addEventListener("load",painted);for(const sign of ["pointerdown","keydown"])addEventListener(sign,begin,{capture:true,once:true,passive:true});setTimeout(begin,${longestWaitMs})})(document)</script>`

const modulePreload = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g

/** The one that starts the page: React Router's, without an address. */
const moduleScript = /<script type="module" async="">/

/**
 * Pages are whole without scripts (docs/decisions/0018). So that scripts do not compete with what is seen first, the document
 * does not ask for them: the code that does stands in an element that browsers do not run, with the addresses of its modules.
 */
export function waitWithScripts(html: string): string {
  if (!moduleScript.test(html)) return html
  const modules: string[] = []
  return html
    .replace(modulePreload, (_, address: string) => {
      modules.push(address)
      return ''
    })
    .replace(moduleScript, () => `<script type="text/late" data-modules="${modules.join(' ')}">`)
    .replace('</body>', () => `${beginning}</body>`)
}

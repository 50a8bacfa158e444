/**
 * Which modules of a first visit share one file. Left alone, the bundler makes some forty files of it, many of a few hundred bytes:
 * they compress badly. What the storefront's pages have in common is one file, and so is what changes only with the libraries.
 *
 * Who counts is seen by the folder a page lies in: of the pages of the account and the back office, which are many, nothing that
 * only they share comes with a shopper's first page. Nor does what parts share that are loaded later: a guest loads none of those that
 * a session needs. `npm run bench -- first-load` shows what came of it.
 */

/** What stands around every page of the storefront. */
const around = /\/src\/(root|entry\.client|storefront\/layout\/layout)\.tsx/

/** What every visit loads once its page is idle. */
const afterwards = /\/src\/storefront\/layout\/(when-idle|watch-visit)\.ts/

/** Its pages do not count. */
const otherDoors = /\/src\/(backoffice|storefront\/(account|auth|session))\//

/** How forms are sent and answered: home, lists and products have none on their first screen. */
const ofForms = /\/src\/pages\/form\//

/** Where a visitor signs in; what it is made of is in many small modules. */
const signInPage = /\/src\/storefront\/auth\/sign-in\/login\.tsx/

/** As many pages of the storefront, and a module comes with the first one. */
const manyPages = 4

/**
 * @typedef {{ isEntry: boolean, importers: string[], dynamicImporters: string[] }} Module
 * @typedef {(id: string) => Module | null} FindModule
 */

/**
 * Decides with the graph of all modules which file a module belongs to.
 * @returns {{ groups: { name: any, debugName?: string, test: RegExp, priority?: number }[] }}
 */
export function shareFiles() {
  return {
    groups: [
      {
        name: 'framework',
        test: /node_modules.(react|react-dom|react-router|scheduler)\b/,
        priority: 2,
      },
      {
        name: (id, context) =>
          isEverywhere(id, (module) => context.getModuleInfo(module)) ? 'everywhere' : null,
        debugName: 'everywhere',
        // The root and its stylesheet stay by themselves (load-stylesheets-once.mjs).
        test: /\/src\/(?!root\.tsx|.*\.css|pages\/form\/)/,
        priority: 1,
      },
      {
        name: (id, context) =>
          isEverywhere(id, (module) => context.getModuleInfo(module)) ? 'forms' : null,
        debugName: 'forms',
        test: ofForms,
      },
      {
        // Guests read it on product and cart, and signing out empties it: it would come to them with all of the session.
        name: 'recently-viewed-list',
        test: /\/src\/storefront\/lists\/recently-viewed-list\.ts/,
        priority: 1,
      },
      {
        // With what it needs: call, token, sign-out. Left alone, it would be ten files.
        name: (id, context) =>
          pagesOf(id, (module) => context.getModuleInfo(module)).length >= manyPages
            ? 'session'
            : null,
        debugName: 'session',
        test: /\/src\/storefront\/session\//,
      },
      {
        // With its words; the pages of an account load some of it, too, and who opens them has signed in.
        name: (id, context) =>
          isOfSignIn(id, (module) => context.getModuleInfo(module)) ? 'sign-in' : null,
        debugName: 'sign-in',
        test: /\/src\/storefront\/auth\//,
      },
    ],
  }
}

/**
 * @param {string} id
 * @param {FindModule} find
 */
export function isEverywhere(id, find) {
  // Where loading begins is a file by itself: what is imported beside others would begin too early.
  if (find(id)?.isEntry) return false
  const pages = pagesOf(id, find)
  if (pages.some((page) => around.test(page))) return true
  if (pages.length > 1 && pages.some((page) => afterwards.test(page))) return true
  return pages.filter((page) => find(page)?.isEntry && !otherDoors.test(page)).length >= manyPages
}

/**
 * What the page to sign in on loads, and at least two others.
 * @param {string} id
 * @param {FindModule} find
 */
export function isOfSignIn(id, find) {
  if (find(id)?.isEntry) return false
  const pages = pagesOf(id, find).filter((page) => find(page)?.isEntry)
  return pages.length > 2 && pages.some((page) => signInPage.test(page))
}

/**
 * Where loading begins that comes to this module: pages, and what is loaded later, such as dialogs.
 * @param {string} start
 * @param {FindModule} find
 */
function pagesOf(start, find) {
  const reached = new Set([start])
  const pages = []
  for (const id of reached) {
    const { isEntry = false, importers = [], dynamicImporters = [] } = find(id) ?? {}
    if (isEntry || dynamicImporters.length > 0) pages.push(id)
    for (const importer of importers) reached.add(importer)
  }
  return pages
}

/**
 * Which modules of a first visit share a chunk. The default output of the bundler is a hundred small chunks, which compress badly:
 * 166 KB for the home page instead of 129 KB. `npm run bench -- first-load` shows the result.
 */

/** The layout of the storefront. */
const layout = /\/src\/(root|entry\.client|storefront\/layout\/layout)\.tsx/

/** Entries that a shopper's first page must not pay for. */
const notStorefront = /\/src\/(backoffice|storefront\/(account|auth|session))\//

/** A module that this many storefront entries need is loaded with the first page. */
const sharedBy = 4

/**
 * @typedef {{ isEntry: boolean, importers: string[], dynamicImporters: string[] }} Module
 * @typedef {(id: string) => Module | null} FindModule
 */

export const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules.(react|react-dom|react-router|scheduler)\b/,
      priority: 1,
    },
    {
      /** @type {(id: string, context: { getModuleInfo: FindModule }) => string | null} */
      name: (id, context) =>
        isShared(id, (module) => context.getModuleInfo(module)) ? 'shared' : null,
      debugName: 'shared',
      // Messages go where they are used; the root stays an entry of its own.
      test: /\/src\/(?!paraglide\/|root\.tsx|.*\.css)/,
    },
  ],
}

/**
 * @param {string} id
 * @param {FindModule} find
 */
export function isShared(id, find) {
  if (find(id)?.isEntry) return false
  const entries = entriesThatNeed(id, find)
  return (
    entries.some((entry) => layout.test(entry)) ||
    entries.filter((entry) => find(entry)?.isEntry && !notStorefront.test(entry)).length >= sharedBy
  )
}

/**
 * The entries (pages and dynamic imports) whose static imports reach this module.
 * @param {string} start
 * @param {FindModule} find
 */
function entriesThatNeed(start, find) {
  const reached = new Set([start])
  const entries = []
  for (const id of reached) {
    const { isEntry = false, importers = [], dynamicImporters = [] } = find(id) ?? {}
    if (isEntry || dynamicImporters.length > 0) entries.push(id)
    for (const importer of importers) reached.add(importer)
  }
  return entries
}

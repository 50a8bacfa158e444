/**
 * No build in which something that is loaded later, such as a dialog, brings the stylesheet of a page that is there already: the browser
 * would load it once more and lay the whole page out anew.
 * @returns {import('vite').Plugin}
 */
export function loadStylesheetsOnce() {
  return {
    name: 'load-stylesheets-once',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const twice = findLoadedTwice(bundle)
      if (twice.length > 0)
        this.error(`Pages would load these stylesheets twice:\n${twice.join('\n')}`)
    },
  }
}

/**
 * Stylesheets that come both with a page and with what is loaded later.
 * @param {Record<string, { type: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], viteMetadata?: { importedCss: Set<string> } }>} bundle
 * @returns {string[]}
 */
export function findLoadedTwice(bundle) {
  const files = Object.entries(bundle)
  const atOnce = stylesheetsOf(
    files.filter(([, { isEntry }]) => isEntry),
    bundle,
  )
  const later = stylesheetsOf(
    files.filter(([, { isEntry, isDynamicEntry }]) => isDynamicEntry && !isEntry),
    bundle,
  )
  return [...atOnce].filter((stylesheet) => later.has(stylesheet))
}

/**
 * @param {[name: string, file: unknown][]} files
 * @param {Parameters<typeof findLoadedTwice>[0]} bundle
 * @returns {Set<string>}
 */
function stylesheetsOf(files, bundle) {
  const reached = new Set(files.map(([name]) => name))
  const stylesheets = new Set()
  for (const name of reached) {
    const { imports = [], viteMetadata } = bundle[name] ?? {}
    for (const next of imports) reached.add(next)
    for (const stylesheet of viteMetadata?.importedCss ?? []) stylesheets.add(stylesheet)
  }
  return stylesheets
}

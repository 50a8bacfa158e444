/**
 * What asks for the files of a part that is loaded later, all at once. Vite's own also waits for stylesheets and reports failures to the
 * window, in three kilobytes of every first visit; here no part has a stylesheet, or there is no build, and the caller that loads a part
 * answers for its failure.
 * @returns {import('vite').Plugin}
 */
export function preloadParts() {
  return {
    name: 'preload-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: helper, map: null }),
    },
    generateBundle(_options, bundle) {
      const styled = findStyledParts(bundle)
      if (styled.length > 0)
        this.error(`Parts that are loaded later may have no stylesheet:\n${styled.join('\n')}`)
    },
  }
}

const helper = `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const href = '/' + file
    if (!document.querySelector('link[href="' + href + '"]'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  return load()
}`

/**
 * Files whose list of what their parts need names a stylesheet.
 * @param {Record<string, { type: string, code?: string }>} bundle
 * @returns {string[]}
 */
export function findStyledParts(bundle) {
  return Object.entries(bundle)
    .filter(([, { code = '' }]) => /__vite__mapDeps=[^;]*\.css"/.test(code))
    .map(([name]) => name)
}

/**
 * No build in which a browser would load what talks to the database: a page that takes one constant from such a module brings all of it
 * along, and breaks where a browser has no Buffer.
 * @returns {import('vite').Plugin}
 */
export function keepServerOut() {
  return {
    name: 'keep-server-out',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const found = findServerModules(bundle)
      if (found.length > 0)
        this.error(`Browsers would load parts of the server:\n${found.join('\n')}`)
    },
  }
}

const ofServer = /\/node_modules\/(?:drizzle-orm|pg|pg-[a-z-]+)\/|__vite-browser-external/

/**
 * What of the server is in the files of a browser, each with its file.
 * @param {Record<string, { type: string, modules?: Record<string, { renderedLength: number }> }>} bundle
 * @returns {string[]}
 */
export function findServerModules(bundle) {
  return Object.entries(bundle).flatMap(([file, { modules = {} }]) =>
    Object.entries(modules)
      .filter(([id, { renderedLength }]) => renderedLength > 0 && ofServer.test(id))
      .map(([id]) => `${file}: ${id}`),
  )
}

/**
 * No build in which a shopper's page could load a part of the back office: neither at once, nor later, nor because the bundler put
 * both into one file.
 * @returns {import('vite').Plugin}
 */
export function keepDoorsApart() {
  return {
    name: 'keep-doors-apart',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const strangers = findStrangers(bundle)
      if (strangers.length > 0)
        this.error(`Shoppers would load parts of the back office:\n${strangers.join('\n')}`)
    },
  }
}

const ofBackoffice = /\/src\/backoffice\//

/**
 * Modules of the back office in the files that a page for shoppers, or what stands around all pages, may load. Each file names what
 * it is made of (`moduleIds`), which page it begins (`facadeModuleId`), and which files it loads.
 * @param {Record<string, { type: string, facadeModuleId?: string | null, moduleIds?: string[], imports?: string[], dynamicImports?: string[] }>} bundle
 * @returns {string[]}
 */
export function findStrangers(bundle) {
  const entries = Object.entries(bundle).filter(
    ([, { type, facadeModuleId }]) =>
      type === 'chunk' && facadeModuleId && !ofBackoffice.test(facadeModuleId),
  )
  const reached = new Set(entries.map(([name]) => name))
  for (const name of reached) {
    const { imports = [], dynamicImports = [] } = bundle[name] ?? {}
    for (const next of [...imports, ...dynamicImports]) reached.add(next)
  }
  return [...reached].flatMap((name) =>
    (bundle[name]?.moduleIds ?? [])
      .filter((id) => ofBackoffice.test(id))
      .map((id) => `${name}: ${id}`),
  )
}

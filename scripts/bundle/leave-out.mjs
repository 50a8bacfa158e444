/** Exported for modules of its server, which no browser loads. */
const absent = (...names) => names.map((name) => `export const ${name} = undefined`).join('\n')

/**
 * Parts of React Router that this shop never switches on, without which a first visit is two kilobytes lighter (docs/decisions/0146):
 * observing the router, and asking the server where a link leads (`routeDiscovery` in react-router.config.ts is `initial`). Each is
 * what it does while it is switched off. React Router's version is exact; where a file is not there any more, there is no build.
 * @type {Record<string, string>}
 */
export const switchedOff = {
  'lib/router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    ${absent('instrumentHandler', 'instrumentationResultMetaContext')}`,
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    ${absent('URL_LIMIT', 'getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch')}`,
}

/** @returns {import('vite').Plugin} */
export function leaveOut() {
  const left = new Set()
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*(instrumentation|fog-of-war)\.js$/ },
      handler(id) {
        const [file, code] = Object.entries(switchedOff).find(([name]) => id.endsWith(name)) ?? []
        left.add(file)
        return code && { code, map: null }
      },
    },
    generateBundle() {
      const missing = Object.keys(switchedOff).filter((file) => !left.has(file))
      if (missing.length > 0)
        this.error(`React Router has these files elsewhere now:\n${missing.join('\n')}`)
    },
  }
}

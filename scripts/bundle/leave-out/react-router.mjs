/** Exported for modules of its server, which no browser loads. */
const absent = (/** @type {string[]} */ ...names) =>
  names.map((name) => `export const ${name} = undefined`).join('\n')

/**
 * Parts of React Router that this shop never switches on (docs/decisions/0146): observing the router, and asking the server where a link
 * leads (`routeDiscovery` in react-router.config.ts is `initial`). Each is what it does while it is switched off.
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

/** @typedef {import('./react-dom.mjs').LeftOut} LeftOut */

/**
 * Texts that explain a mistake to developers; `npm run dev` still says them.
 * @type {LeftOut}
 */
export const textsForDevelopers = { what: 'texts for developers', cuts: {} }

/**
 * What files of React Router bring and this shop does not use.
 * @type {Record<string, LeftOut[]>}
 */
export const leftOutOfReactRouter = {}

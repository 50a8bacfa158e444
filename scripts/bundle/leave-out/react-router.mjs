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
export const textsForDevelopers = {
  what: 'texts for developers',
  cuts: {
    texts: ['invariant', 'UNSAFE_invariant'],
    silent: ['warning', 'warnOnce', 'warningOnce'],
    words: true,
  },
}

/**
 * What files of React Router bring and this shop does not use.
 * @type {Record<string, LeftOut[]>}
 */
export const leftOutOfReactRouter = {
  'lib/router/router.js': [
    {
      what: 'asking the server where a link leads',
      cuts: {
        replaced: [
          [/if \(isFogOfWar\) \{/, 'if (false) {', 3],
          ['if (!isFogOfWar) {', 'if (true) {'],
        ],
        functions: ['discoverRoutes'],
        answers: { checkFogOfWar: '{ active: false, matches: null }' },
      },
    },
    {
      what: 'loading beside a page (fetchers)',
      asked: /\.useFetchers?\b|navigate:(?:!1|false)\b/,
      cuts: {
        replaced: [
          [/\tfetchLoadMatches\.forEach\(\(f, key\) => \{\n[\s\S]*?\n\t\}\);\n(?=\treturn \{)/, ''],
        ],
        functions: [
          'abortFetcher',
          'deleteFetcher',
          'fetch',
          'getFetcher',
          'handleFetcherAction',
          'handleFetcherLoader',
          'queueFetcherForDeletion',
          'resetFetcher',
          'setFetcherError',
          'updateFetcherState',
        ],
        answers: {
          abortStaleFetchLoads: 'false',
          getUpdatedRevalidatingFetchers: 'state.fetchers',
          markFetchRedirectsDone: 'false',
        },
      },
    },
    {
      what: 'transitions between views',
      asked: /\bviewTransition:/,
      cuts: {
        replaced: [
          [/(let viewTransitionOpts;)\n\t\tif [\s\S]*?\n(?=\t\tupdateState\(\{\n)/, '$1\n'],
          [
            /restoreAppliedTransitions\(routerWindow, [\s\S]*?(?=\n\t\t\}\n\t\tif \(!state\.initialized\))/,
            '',
          ],
        ],
      },
    },
    {
      what: 'addresses that show another one (mask), and routes that change while the shop is written',
      asked: /\bmask:/,
      cuts: {
        replaced: [
          ['if (opts?.mask) {', 'if (false) {'],
          ['if (allowElementMutations && existingChildren.length > 0)', 'if (false)'],
          ['if (typeof route.lazy === "function") {', 'if (false) {'],
          ['init.dataStrategy || defaultDataStrategyWithMiddleware', 'init.dataStrategy'],
          ['if (future.unstable_routePatternMatching) {', 'if (false) {'],
        ],
        functions: ['_internalSetRoutes'],
        answers: {
          getInternalRouterError:
            'new ErrorResponseImpl(status || 500, "", new Error(message), true)',
        },
      },
    },
  ],
  'lib/components.js': [
    {
      what: 'transitions between views',
      cuts: {
        replaced: [
          ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
          [
            /\tReact\$1\.useEffect\(\(\) => \{\n\t\tif \(vtContext\.isTransitioning && [\s\S]*?\n(?=\tlet navigator = )/,
            '',
          ],
        ],
      },
    },
  ],
  'lib/dom/lib.js': [
    {
      what: 'transitions between views',
      cuts: {
        replaced: [
          [
            'routerNavigation != null && useViewTransitionState(path) && viewTransition === true',
            'false',
          ],
          ['if (mask) {', 'if (false) {'],
          ['if (options.navigate === false) ', 'if (false) '],
        ],
      },
    },
  ],
  'lib/dom/ssr/components.js': [
    {
      what: 'what the server writes',
      cuts: {
        replaced: [
          [/staticContext \? `[^`]*` : " "/, '" "'],
          [
            /let routeModulesScript = !isStatic \? " " : `[\s\S]*?\n(?=\t\treturn )/,
            'let routeModulesScript = " ";\n',
          ],
          ['if (rsc) return ', 'if (false) return '],
        ],
      },
    },
  ],
  'lib/dom/ssr/single-fetch.js': [
    {
      what: 'loading beside a page, and without a server',
      cuts: {
        replaced: [
          ['if (!ssr && !foundRevalidatingServerLoader) return ', 'if (false) return '],
          ['if (fetcherKey) return ', 'if (false) return '],
        ],
      },
    },
  ],
  'lib/hooks.js': [
    {
      what: 'components of the server, and what is shown where nothing was said to be',
      cuts: {
        replaced: [
          ['if (this.context && typeof error === "object" &&', 'if (false &&'],
          ['if (this.context) return ', 'if (false) return '],
        ],
        answers: { DefaultErrorComponent: 'null' },
      },
    },
  ],
}

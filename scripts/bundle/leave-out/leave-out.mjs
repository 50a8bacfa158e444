import { parseAst } from 'vite'
import { cut, joinCuts } from './cut.mjs'
import { freeNames } from './free-names.mjs'
import { leftOutOfReactDom, leftOutOfReactDomShared } from './react-dom.mjs'
import { leftOutOfElements } from './react-elements.mjs'
import { leftOutOfReactRouter, switchedOff, textsForDevelopers } from './react-router.mjs'

/** @typedef {import('./react-dom.mjs').LeftOut} LeftOut */

/** @type {Map<string, LeftOut[]>} */
export const leftOut = new Map([
  ['react-dom/cjs/react-dom-client.production.js', [...leftOutOfReactDom, ...leftOutOfElements]],
  ['react-dom/cjs/react-dom.production.js', leftOutOfReactDomShared],
  ...Object.entries(leftOutOfReactRouter).map(
    ([file, left]) => /** @type {const} */ ([`react-router/dist/production/${file}`, left]),
  ),
])

/**
 * Leaves out of files for the browser what React and React Router bring and this shop does not use (docs/decisions/0201). Each version
 * of theirs is exact; where something is not as it was, there is no build.
 * @returns {import('vite').Plugin}
 */
export function leaveOut() {
  const wanted = new Set([...leftOut.keys(), ...Object.keys(switchedOff)])
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*(instrumentation|fog-of-war)\.js$/ },
      handler(id) {
        const [file = '', code] =
          Object.entries(switchedOff).find(([name]) => id.endsWith(name)) ?? []
        wanted.delete(file)
        return code && { code, map: null }
      },
    },
    transform: {
      filter: { id: /\/node_modules\/(react-dom|react-router)\// },
      handler(code, id) {
        const [file, left = []] =
          [...leftOut].find(([name]) => id.split('?')[0]?.endsWith(name)) ?? []
        if (file) wanted.delete(file)
        const texts = id.includes('/react-router/') ? [textsForDevelopers] : []
        return { code: cutAll(code, [...left, ...texts]), map: null }
      },
    },
    generateBundle(_options, bundle) {
      if (wanted.size > 0) this.error(`These files are elsewhere now:\n${[...wanted].join('\n')}`)
      const asked = findAsked(bundle)
      if (asked.length > 0)
        this.error(`Left out (scripts/bundle/leave-out), and asked for:\n${asked.join('\n')}`)
    },
  }
}

/**
 * @param {string} code
 * @param {LeftOut[]} left
 */
export function cutAll(code, left) {
  const rest = cut(code, joinCuts(left.map(({ cuts }) => cuts)))
  const before = freeNames(parseAst(code))
  const lost = [...freeNames(parseAst(rest))].filter(
    ([name, uses]) => uses > (before.get(name) ?? 0),
  )
  if (lost.length > 0)
    throw new Error(`Used, and cut out: ${lost.map(([name]) => name).join(', ')}`)
  return rest
}

/**
 * Files that ask for what is left out, each with what it asks for.
 * @param {Record<string, { type: string, code?: string }>} bundle
 * @returns {string[]}
 */
export function findAsked(bundle) {
  const all = [...leftOut.values()].flat()
  return Object.entries(bundle)
    .filter(([file]) => !/framework-/.test(file))
    .flatMap(([file, { code = '' }]) =>
      all
        .filter(({ asked }) => asked?.test(code))
        .map(({ what, asked }) => `${file}: ${what} (${asked?.exec(code)?.[0]})`),
    )
}

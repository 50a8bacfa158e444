import { registerHooks, type ResolveFnOutput } from 'node:module'

/**
 * Loaded before everything else (`--import`): half of a start was Node parsing Drizzle's package.json (179 kB) at each of 600 imports
 * of and inside that package. Its names are resolved once, and its own files are modules wherever they stand (decision 0088).
 */
const resolved = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context
    if (!conditions.includes('import')) return nextResolve(specifier, context)
    if (parentURL.includes('/node_modules/drizzle-orm/') && /^\.{1,2}\//.test(specifier))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return nextResolve(specifier, context)
    const known = resolved.get(specifier) ?? nextResolve(specifier, context)
    resolved.set(specifier, known)
    return { ...known, shortCircuit: true }
  },
})

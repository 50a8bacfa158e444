import { registerHooks, type ResolveFnOutput } from 'node:module'

/**
 * Loaded before everything else (`--import`). For every import Node asks for the package around it, and parses that `package.json` as a
 * whole: half of a start was that of Drizzle (179 kB), 600 times, and a tenth was our own. Drizzle's names are resolved once; its files, and
 * ours, are where their names say (decisions 0088 and 0213).
 */
const resolved = new Map<string, ResolveFnOutput>()

const root = new URL('../../../', import.meta.url).href

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context
    if (!conditions.includes('import')) return nextResolve(specifier, context)
    const inside = fileOfDrizzle(specifier, parentURL) ?? ownFile(specifier, parentURL)
    if (inside) return { ...inside, shortCircuit: true }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return nextResolve(specifier, context)
    const known = resolved.get(specifier) ?? nextResolve(specifier, context)
    resolved.set(specifier, known)
    return { ...known, shortCircuit: true }
  },
})

/** They are modules wherever they stand. */
function fileOfDrizzle(specifier: string, parentURL: string): ResolveFnOutput | undefined {
  if (!parentURL.includes('/node_modules/drizzle-orm/') || !isRelative(specifier)) return undefined
  return { url: new URL(specifier, parentURL).href, format: 'module' }
}

function ownFile(specifier: string, parentURL: string): ResolveFnOutput | undefined {
  const isOurs = parentURL.startsWith(root) && !parentURL.includes('/node_modules/')
  if (!isOurs || !specifier.endsWith('.ts')) return undefined
  // As `imports` of package.json says.
  if (specifier.startsWith('#')) return typescript(`${root}src/${specifier.slice(1)}`)
  return isRelative(specifier) ? typescript(new URL(specifier, parentURL).href) : undefined
}

const typescript = (url: string): ResolveFnOutput => ({ url, format: 'module-typescript' })

const isRelative = (specifier: string) => /^\.{1,2}\//.test(specifier)

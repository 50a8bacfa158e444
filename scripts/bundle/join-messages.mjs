import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the list of all messages as one module. Paraglide writes a file for each message and a list of these thousands; whatever
 * loads the list (builds, tests, scripts) would open every one of them. The files themselves stay: mails and texts for the browser
 * are taken from them one by one. What TypeScript knows of the list stands beside it: Paraglide would have a whole TypeScript emit a
 * declaration for each message, for half of the time that everything else takes.
 * @param {string} folder where Paraglide writes messages
 */
export function joinMessages(folder) {
  const list = join(folder, '_index.js')
  const modules = modulesOf(readFileSync(list, 'utf8'), (file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  writeFileSync(list, joinModules(modules))
  writeFileSync(join(folder, '_index.d.ts'), declareModules(modules))
}

/**
 * The code of each module that `list` exports.
 * @param {string} list
 * @param {(file: string) => string} readModule
 */
export function modulesOf(list, readModule) {
  const files = [...list.matchAll(/^export \* from '\.\/(\w+\.js)'$/gm)].map(([, file]) => file)
  if (files.length === 0)
    throw new Error('Paraglide writes its list of messages in another way now')
  return files.map((file) => readModule(file ?? ''))
}

/**
 * All modules in one.
 * @param {readonly string[]} modules
 */
export function joinModules(modules) {
  const imports = new Set(modules.flatMap((code) => code.match(importLine) ?? []).map(withoutEnd))
  const bodies = modules.map((code) => code.replaceAll(importLine, '').replaceAll(comment, ''))
  return [...imports, ...bodies].join('\n')
}

/**
 * What TypeScript has to know of all modules, as Paraglide says it in their comments.
 * @param {readonly string[]} modules
 */
export function declareModules(modules) {
  const declared = modules.map((code) => {
    const [, fields = '', inputs = ''] =
      /^\/\*\* @typedef \{(.*)\} (\w+Inputs) \*\/$/m.exec(code) ?? []
    const [, name, type] = /^export const (\w+) = \/\*\* @type \{(.*)\} \*\/ \(/m.exec(code) ?? []
    if (!inputs || !name || !type)
      throw new Error(`Paraglide writes its messages in another way now: ${code}`)
    return `export const ${name}: ${type.replaceAll(inputs, () => fields)}`
  })
  return [localizedString, ...declared].join('\n')
}

const localizedString = "type LocalizedString = import('../runtime.js').LocalizedString"

const importLine = /^import .* from '\.\.\/\w+\.js';?$/gm
/** @param {string} line */
const withoutEnd = (line) => line.replace(/;$/, '')
/** What Paraglide says of types is most of a module, and stands in the declarations beside it. */
const comment = /\/\*\* @type (?:(?!\*\/).)*\*\/ ?|^\/\*(?:(?!\*\/)[\s\S])*\*\/\n*/gm

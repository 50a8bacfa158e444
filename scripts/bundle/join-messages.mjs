import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the list of all messages as one module. Paraglide writes a file for each message and a list of these thousands; whatever
 * loads the list (builds, tests, scripts) would open every one of them. The files themselves stay: mails and texts for the browser
 * are taken from them one by one.
 * @param {string} folder where Paraglide writes messages
 */
export function joinMessages(folder) {
  const list = join(folder, '_index.js')
  const joined = joinModules(readFileSync(list, 'utf8'), (file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  writeFileSync(list, joined)
}

/**
 * The modules that `list` exports, in one. A list that is joined already stays as it is.
 * @param {string} list
 * @param {(file: string) => string} readModule
 */
export function joinModules(list, readModule) {
  const files = [...list.matchAll(/^export \* from '\.\/(\w+\.js)'$/gm)].map(([, file]) => file)
  if (files.length === 0) return list
  const modules = files.map((file) => readModule(file ?? ''))
  const imports = new Set(modules.flatMap((code) => code.match(importLine) ?? []).map(withoutEnd))
  const bodies = modules.map((code) => code.replaceAll(importLine, '').replaceAll(comment, ''))
  return [...imports, ...bodies].join('\n')
}

const importLine = /^import .* from '\.\.\/\w+\.js';?$/gm
/** @param {string} line */
const withoutEnd = (line) => line.replace(/;$/, '')
/** What Paraglide says of types is most of a module, and stands in the declarations beside it. */
const comment = /\/\*\* @type (?:(?!\*\/).)*\*\/ ?|^\/\*(?:(?!\*\/)[\s\S])*\*\/\n*/gm

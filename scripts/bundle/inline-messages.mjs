import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const compiled = join(import.meta.dirname, '../../src/paraglide/messages')

/**
 * In files for the browser a text stands where it is said, in one language: a document and its scripts are always of the same language
 * (docs/decisions/0014). So a text comes with the code that says it and with no other, and needs no file that pages share.
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export function inlineMessages(language) {
  return {
    name: 'inline-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/src\/(?!paraglide\/).*\.tsx?(\?|$)/, code: /#paraglide\// },
      handler: (code) => ({ code: sayHere(code, language, readCompiled), map: null }),
    },
    generateBundle(_options, bundle) {
      const left = findSaidElsewhere(bundle)
      // Better no build than one with both languages in it, unseen.
      if (left.length > 0)
        this.error(`Texts of both languages would be loaded by these files:\n${left.join('\n')}`)
    },
  }
}

const canChangeLanguage = /^import \{ overwriteGetLocale \} from '#paraglide\/runtime\.js'$/m
const registry = `import * as registry from '#paraglide/registry.js';`

/**
 * The module with its texts in place of the calls that say them. A text without parameters becomes the text, another one a function
 * of the module, which stands on its first line so that lines keep their numbers.
 * @param {string} code
 * @param {string} language
 * @param {(name: string) => string} readMessage
 * @returns {string}
 */
export function sayHere(code, language, readMessage) {
  /** @type {Map<string, string>} */
  const functions = new Map()
  const said = code
    .replace(canChangeLanguage, 'const overwriteGetLocale = () => {}')
    .replaceAll(/\bgetLocale\(\)/g, `'${language}'`)
    .replaceAll(/\bm\.(\w+)(\(\))?/g, (_said, name, called = '') => {
      const { whole, text } = messageIn(readMessage(name), name, language)
      if (called && text) return text
      functions.set(name, whole)
      return `say_${name}${called}`
    })
  const declared = [...functions].map(([name, whole]) => `const say_${name} = ${whole};`).join('')
  return `${declared.includes('registry.') ? registry : ''}${declared}${said}`
}

/**
 * What Paraglide compiled of a message in one language: its function, and the text that it answers where it takes nothing.
 * @param {string} source
 * @param {string} name
 * @param {string} language
 */
function messageIn(source, name, language) {
  const [, typed] = new RegExp(`^const ${language}_${name} = (.*?^\\});$`, 'ms').exec(source) ?? []
  if (!typed) throw new Error(`Paraglide writes messages in another way now: ${name}`)
  const whole = typed.replaceAll(/\/\*\*.*?\*\/\s*/g, '')
  const [, text] = /^\(\) => \{\s*return \((`(?:[^`\\$]|\\.)*`)\)\s*\}$/.exec(whole) ?? []
  return { whole, text }
}

/** @param {string} name */
function readCompiled(name) {
  return readFileSync(join(compiled, `${name}.js`), 'utf8')
}

/**
 * Files with a message, or with what chooses the language of one.
 * @param {Record<string, { type: string, modules?: Record<string, { renderedLength: number }> }>} bundle
 * @returns {string[]}
 */
export function findSaidElsewhere(bundle) {
  return Object.entries(bundle).flatMap(([file, { modules = {} }]) =>
    Object.entries(modules)
      .filter(([id, { renderedLength }]) => ofBothLanguages.test(id) && renderedLength > 0)
      .map(([id]) => `${file}: ${id}`),
  )
}

const ofBothLanguages = /\/src\/paraglide\/(messages|runtime)/

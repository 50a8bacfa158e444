/**
 * Messages as Paraglide compiles them hold every language and choose when they are asked. In files for the browser they hold
 * one: a document and its scripts are always of the same language (docs/decisions/0014).
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export function oneLanguage(language) {
  return {
    name: 'one-language',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /src\/paraglide\/messages\/(?!_index)\w+\.js$/ },
      handler: (code, id) => {
        const spoken = code.replace(choice, `return ${language}_$1(inputs)`)
        // Better no build than one with both languages in it, unseen.
        if (spoken === code) throw new Error(`Paraglide writes messages in another way now: ${id}`)
        return { code: spoken, map: null }
      },
    },
  }
}

const choice =
  /const locale = [^\n]*\n\s*if \(locale === "en"\) return en_(\w+)\(inputs\)\n\s*return bn_\1\(inputs\)/

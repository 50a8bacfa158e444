import { limits } from './limits.mjs'

/** Gathers the text of a string with its differently formatted runs, without how it is pronounced (`rPh`). */
export function openRichText() {
  let gathered = ''
  let inText = false
  let inPhonetic = false
  return {
    begin: () => {
      gathered = ''
      inText = false
      inPhonetic = false
    },
    open: (name) => {
      if (name === 'rPh') inPhonetic = true
      else if (name === 't') inText = !inPhonetic
    },
    text: (text) => {
      // One character more than a cell may have says that there are too many.
      if (inText && gathered.length <= limits.characters)
        gathered += text.slice(0, limits.characters + 1 - gathered.length)
    },
    close: (name) => {
      if (name === 'rPh') inPhonetic = false
      else if (name === 't') inText = false
    },
    end: () => plainText(gathered),
  }
}

/** Excel writes a sign that XML cannot have as _x000D_. */
const escaped = /_x([0-9A-Fa-f]{4})_/g
// oxlint-disable-next-line no-control-regex -- Those that no text has.
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

export function plainText(text) {
  const whole = text.includes('_x')
    ? text.replaceAll(escaped, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
  return whole.replaceAll(controls, '')
}

/** Control characters that no text of the shop holds, and that PostgreSQL or a mail would refuse: all but tab and line ends. */
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g

/** Without control characters and half characters (lone surrogates). */
const cleanText = (text: string): string => text.replace(controls, '').toWellFormed()

/** The same for all texts in a value, the names of its fields included. */
function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [cleanText(name), cleanValue(one)]),
  )
}

/** JSON that somebody sent. Throws where it is none. JSON can hold such characters only as an escape. */
export function parseSentJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return text.includes('\\u') ? cleanValue(value) : value
}

/** A form that somebody sent; its files stay as they are. */
export function cleanForm(form: FormData): FormData {
  const clean = new FormData()
  for (const [name, value] of form)
    if (typeof value === 'string') clean.append(cleanText(name), cleanText(value))
    else clean.append(cleanText(name), value)
  return clean
}

const escapedControls = /%(?:0[0-8bce-f]|1[\da-f])/gi

/** As in `mendUrl`: no page and no record has it in its URL. */
const unreadable = '%EF%BF%BD'

/** A URL as it was sent. A path with control characters becomes one that does not exist; they are removed from a query. */
export function cleanUrl(url: string): string {
  if (url.search(escapedControls) === -1) return url
  const mark = url.indexOf('?')
  const [path, query] = mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
  return path.replace(escapedControls, unreadable) + query.replace(escapedControls, '')
}

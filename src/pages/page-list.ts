import { isForStaff, type Opening } from './page-handle.ts'

/** Whose pages a document knows beside those for everybody. */
type Reader = 'account' | 'backoffice'

/** Where such a list of pages lies, beside that of every first visit. `manifest`: the file or the URL of the latter. */
export const pageListOf = (reader: Reader, manifest: string): string =>
  manifest.replace(/manifest-(\w+)\.js$/, `${reader}-$1.js`)

/** The list of pages for the document of a page that these may open. */
export function pageListFor(opening: Opening, manifest: string): string {
  if (opening === 'anyone') return manifest
  return pageListOf(isForStaff(opening) ? 'backoffice' : 'account', manifest)
}

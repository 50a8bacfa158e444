/** Where the list of pages for documents of the back office lies, beside that for shoppers. `manifest`: its file or its address. */
export const backofficeManifest = (manifest: string): string =>
  manifest.replace(/manifest-(\w+)\.js$/, 'backoffice-$1.js')

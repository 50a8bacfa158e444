import type { FormResult } from '#pages/form/form-result.ts'

/** Where a file is, once the person who asked for it may have it. */
export interface Download {
  href: string
}

/** The browser keeps the file, and the page stays. Without a URL there is no file yet. */
export async function beginDownload(
  result: FormResult & { answer?: Partial<Download> },
): Promise<FormResult> {
  const { href } = result.answer ?? {}
  if (href !== undefined) window.location.assign(href)
  return result
}

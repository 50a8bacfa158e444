import type { FormResult } from '#pages/form/form-result.ts'

/** Where a file is, once whoever asked for it may have it. */
export interface Download {
  href: string
}

/** The browser keeps the file, and the page stays. */
export async function beginDownload(
  result: FormResult & { answer?: Download },
): Promise<FormResult> {
  if (result.answer) window.location.assign(result.answer.href)
  return result
}

import type { Locator } from '@playwright/test'

interface DroppedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Lets go of files over a part of the page, as from a window of the system. */
export async function dropFiles(onto: Locator, files: readonly DroppedFile[]): Promise<void> {
  const sent = files.map(({ buffer, ...rest }) => ({ ...rest, base64: buffer.toString('base64') }))
  const dataTransfer = await onto.page().evaluateHandle((dropped) => {
    const carried = new DataTransfer()
    for (const { name, mimeType: type, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      carried.items.add(new File([bytes], name, { type }))
    }
    return carried
  }, sent)
  for (const event of ['dragenter', 'dragover', 'drop'])
    await onto.dispatchEvent(event, { dataTransfer })
}

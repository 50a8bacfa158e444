/** While a picture is being made, a small or empty one may stand in for it; it is asked for again after these (ms). */
const delaysMs = [1000, 2000, 4000, 8000, 16_000] as const

const asking = new WeakSet<HTMLImageElement>()

/** Watches all pictures of the page, also those that come later. */
export function retryPictures(): void {
  for (const image of document.images) check(image)
  // These events do not bubble, but they can be caught on their way down.
  document.addEventListener('load', checkTarget, true)
  document.addEventListener('error', checkTarget, true)
}

function checkTarget({ target }: Event): void {
  if (target instanceof HTMLImageElement) check(target)
}

function check(image: HTMLImageElement): void {
  if (!image.complete || !image.currentSrc.includes('/pictures/') || asking.has(image)) return
  if (image.naturalWidth >= image.clientWidth * 0.6) return
  asking.add(image)
  void retry(image, image.currentSrc).finally(() => asking.delete(image))
}

async function retry(image: HTMLImageElement, url: string): Promise<void> {
  const source = offering(image, new URL(url).pathname)
  if (!source) return
  for (const [index, delayMs] of delaysMs.entries()) {
    await new Promise((resume) => setTimeout(resume, delayMs))
    // It was looked at in another size meanwhile, or not at all any more.
    if (!image.isConnected || image.currentSrc !== url) return
    const again = `${url}?again=${index}`
    if ((await widthOf(again)) >= source.width) {
      source.element.srcset = `${again} ${source.width}w`
      return
    }
  }
}

interface Offer {
  element: HTMLSourceElement
  /** What the page says this file's width is, in pixels. */
  width: number
}

/** Which source of a picture offers this file. */
function offering(image: HTMLImageElement, path: string): Offer | undefined {
  for (const element of image.parentElement?.querySelectorAll('source') ?? []) {
    for (const offer of element.srcset.split(', ')) {
      const [file, width = ''] = offer.split(' ')
      if (file === path) return { element, width: Number.parseInt(width) }
    }
  }
  return undefined
}

/** Zero where it cannot be loaded. */
async function widthOf(url: string): Promise<number> {
  const image = new Image()
  image.src = url
  await image.decode().catch(() => undefined)
  return image.naturalWidth
}

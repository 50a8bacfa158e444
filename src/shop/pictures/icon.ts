/** The forms in which browsers and phones want the icon of a shop; all of them PNG, the only one that every browser takes. */
export const iconForms = {
  /** In the tab of a browser. */
  'tab-48': { side: 48, margin: 0, isFilled: false },
  'app-192': { side: 192, margin: 0, isFilled: false },
  'app-512': { side: 512, margin: 0, isFilled: false },
  /** iPhones draw what shines through in black. */
  'touch-180': { side: 180, margin: 0.08, isFilled: true },
  /** Phones cut circles and drops out of these: what is near a corner goes. */
  'mask-192': { side: 192, margin: 0.18, isFilled: true },
  'mask-512': { side: 512, margin: 0.18, isFilled: true },
} as const

export type IconForm = keyof typeof iconForms

/** The hash names the content, so browsers show another icon at once. */
export const iconAddress = (hash: string, form: IconForm): string => `/icons/${hash}/${form}.png`

export function readIconAddress(path: string): { hash: string; form: IconForm } | undefined {
  const [, hash, form] = /^\/icons\/([0-9a-f]{24})\/([a-z]+-\d+)\.png$/.exec(path) ?? []
  return hash && form && isForm(form) ? { hash, form } : undefined
}

const isForm = (name: string): name is IconForm => Object.hasOwn(iconForms, name)

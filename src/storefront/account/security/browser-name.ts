/** In the order in which they must be asked: most browsers also claim to be others. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** What somebody would call the browser they sit at; nothing where it does not say. */
export function browserName(
  userAgent: string | null,
): { browser: string; system: string } | undefined {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  return browser && system ? { browser, system } : undefined
}

function nameIn(
  names: readonly (readonly [RegExp, string])[],
  userAgent: string | null,
): string | undefined {
  return names.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
}

import type { Device } from './visit.ts'

/** What a browser is, as far as its User-Agent says it. Newer ones say little more (docs/decisions/0177). */
export interface Browser {
  device: Device
  browser: string
}

const tablets = /iPad|Tablet|PlayBook|Silk/
const phones = /Mobi|iPhone|iPod/

function deviceOf(userAgent: string): Device {
  if (tablets.test(userAgent)) return 'tablet'
  if (phones.test(userAgent)) return 'phone'
  // Android without "Mobile" is what its makers say of tablets.
  return userAgent.includes('Android') ? 'tablet' : 'desktop'
}

/** The first that fits: those that call themselves after others stand first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/Instagram/, 'Instagram'],
  [/TikTok|musical_ly|BytedanceWebview/, 'TikTok'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR\/|Opera|OPiOS/, 'Opera'],
  [/UCBrowser|UCWEB/, 'UC Browser'],
  [/MiuiBrowser/, 'Mi Browser'],
  [/Edg\/|EdgA\/|EdgiOS/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

export function browserOf(userAgent: string): Browser {
  const known = browsers.find(([words]) => words.test(userAgent))
  return { device: deviceOf(userAgent), browser: known?.[1] ?? 'Other' }
}

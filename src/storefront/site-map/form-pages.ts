import { mostPhotoBytes } from '#shop/identity/photos/photo.ts'
import { isPersonal } from './personal-pages.ts'

/** Pages whose forms work without JavaScript, too: they take what is posted to them. All others can only be read. */
const formPages: ReadonlySet<string> = new Set([
  '/contact-us',
  '/newsletter',
  '/login',
  '/login/code',
  '/register',
  '/forgotten-password',
])

export function takesForm(path: string): boolean {
  return formPages.has(path.replace(/^\/bn(?=\/)/, '')) || isPersonal(path)
}

/** Only the profile takes a file: its photo. */
export function mostFileBytes(path: string): number {
  return /^\/(bn\/)?dashboard\/profile(\.data)?$/.test(path) ? mostPhotoBytes : 0
}

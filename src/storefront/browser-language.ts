import { overwriteGetLocale } from '#paraglide/runtime.js'
import { languageOfPath } from './language.ts'

overwriteGetLocale(() => languageOfPath(location.pathname))

import { overwriteGetLocale } from '#paraglide/runtime.js'
import { languageOfPath } from '#pages/language.ts'

overwriteGetLocale(() => languageOfPath(location.pathname))

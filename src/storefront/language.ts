export { languageOfPath, pathInLanguage } from '#pages/language.ts'

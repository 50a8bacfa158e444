/** @type {import('@inlang/paraglide-js').CompilerOptions} How messages/*.json become functions in src/paraglide; used by the build and by the type check. */
export const messageOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  // Said here because the Vite plugin would choose another one while developing.
  outputStructure: 'message-modules',
  strategy: ['globalVariable', 'baseLocale'],
  emitTsDeclarations: true,
  emitGitIgnore: false,
  emitReadme: false,
  isServer: 'import.meta.env.SSR',
}

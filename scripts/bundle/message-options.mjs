/** @type {import('@inlang/paraglide-js').CompilerOptions} How the files of messages/ become functions in src/paraglide; used by the build and by the type check. */
export const messageOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  // Said here because the Vite plugin would choose another one while developing.
  outputStructure: 'message-modules',
  strategy: ['globalVariable', 'baseLocale'],
  emitGitIgnore: false,
  emitReadme: false,
  // Vite knows it of each of its bundles; a process that runs the sources without it, as for mails, is the server.
  isServer: 'import.meta.env?.SSR ?? true',
}

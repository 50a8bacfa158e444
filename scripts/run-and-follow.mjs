import { spawn } from 'node:child_process'
import { ownEnvironment, ownNode, root } from './ensure-installed.mjs'

/** Runs a script with the project's Node in our place: its output is ours, our signals are its, its exit code is ours. */
export function runAndFollow(args, extraEnvironment = {}) {
  const child = spawn(ownNode(), args, {
    cwd: root,
    stdio: 'inherit',
    env: ownEnvironment(extraEnvironment),
  })
  // Ctrl-C reaches the child by itself, through the terminal; a signal sent to us alone does not.
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGINT', () => {})
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

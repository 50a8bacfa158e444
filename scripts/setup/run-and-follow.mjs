import { spawn } from 'node:child_process'
import { ownEnvironment, ownNode, root } from './ensure-installed.mjs'
import { importFlags } from './server-flags.mjs'
import { whenStarterIsGone } from './watch-starter.mjs'

const passedOn = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** Runs a script with the project's Node in our place: its output is ours, our signals are its, its exit code is ours. */
export function runAndFollow(args, extraEnvironment = {}) {
  const child = spawn(ownNode(), [...importFlags, ...args], {
    cwd: root,
    // The channel closes when this process ends: the child notices even where nothing could be sent any more.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: ownEnvironment(extraEnvironment),
  })
  for (const signal of passedOn) process.on(signal, () => child.kill(signal))
  whenStarterIsGone(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

import { spawn, type ChildProcess } from 'node:child_process'
import type { UnprivilegedUser } from './unprivileged-user.ts'

/** Waits for the end of a pipe that nobody but us holds, however we end; then asks for a fast shutdown. */
const guarding = 'read -r nothing; kill -INT "$1"'

/**
 * Ends PostgreSQL in good order when this process is gone, also after kill -9. The guard is a shell in a session of its own, so
 * that anyone who kills our whole group leaves it alone. Where there is no shell, the next start stops what was left behind.
 */
export function endWithUs(postgres: ChildProcess, user: UnprivilegedUser | undefined): void {
  if (process.platform === 'win32' || postgres.pid === undefined) return
  const guard = spawn('sh', ['-c', guarding, 'guard-of-postgres', String(postgres.pid)], {
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => {})
  guard.stdin.on('error', () => {})
  guard.unref()
  // Its number may be somebody else's soon.
  postgres.once('exit', () => guard.kill('SIGKILL'))
}

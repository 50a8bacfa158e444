import { spawnSync } from 'node:child_process'
import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * PostgreSQL refuses to run as root, so as root it runs as somebody without rights. Where that user cannot reach the
 * shop's folder (below /root, say), it keeps one right of root's: to walk into folders. See docs/decisions/0006.
 */
export interface UnprivilegedUser {
  uid: number
  gid: number
  /** Put in front of a command and its arguments. */
  command: (program: string, args: readonly string[]) => [string, string[]]
}

export type UserSearch =
  | { outcome: 'not-root' }
  | { outcome: 'found'; user: UnprivilegedUser }
  | { outcome: 'unreachable'; sentence: string }

const walkIntoFolders = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
]

export function findUnprivilegedUser(folder: string, programs: string): UserSearch {
  if (process.getuid?.() !== 0) return { outcome: 'not-root' }
  const { uid, gid } = existingOwner(folder) ??
    userNamed('postgres') ??
    userNamed('nobody') ?? { uid: 65_534, gid: 65_534 }
  if ([folder, programs].every((path) => canReach(uid, gid, path))) {
    return {
      outcome: 'found',
      user: { uid, gid, command: (program, args) => [program, [...args]] },
    }
  }
  const capability = walkIntoFolders.find(({ bit }) => (ownCapabilities() >> bit) & 1n)
  if (!capability || spawnSync('setpriv', ['--version']).status !== 0) {
    return {
      outcome: 'unreachable',
      sentence: `PostgreSQL does not run as root, and the user it would run as cannot reach ${folder}. Put the shop into a folder that everybody may enter (for example /srv/haat), or start it as an ordinary user.`,
    }
  }
  const prefix = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // Without it the kernel forgets the capability wherever a program asks access(), as PostgreSQL does.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${capability.name}`,
    `--ambient-caps=+${capability.name}`,
  ]
  return {
    outcome: 'found',
    user: { uid, gid, command: (program, args) => ['setpriv', [...prefix, program, ...args]] },
  }
}

/** Gives a folder of ours to the user, so that PostgreSQL owns its data; all of it where root has copied it (`cp -r`). */
export function giveFolder(folder: string, user: UnprivilegedUser): void {
  chownSync(folder, user.uid, user.gid)
  const version = statSync(join(folder, 'PG_VERSION'), { throwIfNoEntry: false })
  if (!version || version.uid === user.uid) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), user.uid, user.gid)
}

function existingOwner(folder: string): { uid: number; gid: number } | undefined {
  const { uid, gid } = statSync(folder)
  return uid === 0 ? undefined : { uid, gid }
}

function userNamed(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

function canReach(uid: number, gid: number, path: string): boolean {
  // cwd must be a folder the user may stand in, or the attempt itself fails.
  return spawnSync('test', ['-x', path], { uid, gid, cwd: '/' }).status === 0
}

function ownCapabilities(): bigint {
  const status = readFileSync('/proc/self/status', 'utf8')
  const effective = /^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'
  return BigInt(`0x${effective}`)
}

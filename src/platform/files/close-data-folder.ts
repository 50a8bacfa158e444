import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The PostgreSQL of a shop that runs as root is another user, who must be able to enter. */
const modeOfTop = () => (process.getuid?.() === 0 ? 0o711 : 0o700)

/**
 * Makes the data folder of a shop, and lets no other user of the machine read it. What is directly in it is closed at each start:
 * earlier versions left it open.
 */
export async function closeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: modeOfTop() })
  await chmod(folder, modeOfTop())
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() && !entry.isFile()) continue
    // What goes away meanwhile, or belongs to somebody else, is not ours to close.
    await chmod(join(folder, entry.name), entry.isDirectory() ? 0o700 : 0o600).catch(() => {})
  }
}

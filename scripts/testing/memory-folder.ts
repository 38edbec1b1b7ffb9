import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const IN_MEMORY = '/dev/shm'
/** In bytes: what the databases, browsers and builds of a run may need. Containers often have 64 MB. */
const ROOM = 6e9

/**
 * A folder in memory for the files that a test run throws away; null where the system has none with enough room. PostgreSQL copies the seeded
 * database there in 0.04 s, and in 0.7 s on a disk. Deleted when the process ends.
 */
export function memoryFolder(): string | null {
  if (!hasRoom()) return null
  const folder = mkdtempSync(`${IN_MEMORY}/tw-run-`)
  // PostgreSQL runs as another user where this process is root.
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}

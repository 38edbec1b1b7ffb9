import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Only this user can list, read or enter a folder of this mode. */
export const OWNER_ONLY = 0o700
/** The mode of a folder that all users share, such as /tmp. */
const STICKY = 0o1000
const parts = ['db', 'files', 'sandbox']

/**
 * Creates DATA_DIR for this user only, and removes other users' access from an existing one that contains the database, the pictures and the sandbox:
 * the embedded engine writes world-writable files. A folder without such files, or of another user, keeps its mode.
 */
export function closeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY })
  const names = readdirSync(dataDir)
  if (names.length === 0 || parts.some((part) => names.includes(part))) close(dataDir)
  for (const part of parts) if (existsSync(join(dataDir, part))) close(join(dataDir, part))
}

function close(folder: string): void {
  const { uid, mode } = statSync(folder)
  if (uid === process.getuid?.() && (mode & STICKY) === 0) chmodSync(folder, OWNER_ONLY)
}

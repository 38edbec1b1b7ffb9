import { statfsSync } from 'node:fs'

/**
 * PostgreSQL ends with a PANIC when it cannot make its next WAL segment of 16 MB, and PGlite cannot be used after one. Below this many
 * free bytes the embedded database refuses writes: two segments, and room for what a checkpoint and open transactions still write.
 */
const RESERVE_BYTES = 48 * 1024 * 1024

/** Exit code of the database's thread. */
export const ENDED_BY_FULL_DISK = 28

/** Whether less than the reserve is free on the disk of a folder. */
export function isNearlyFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < RESERVE_BYTES
}

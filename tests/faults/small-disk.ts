import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate disk. */
export interface SmallDisk {
  folder: string
  /** Fills all free space, to the last block. */
  fill(): void
  free(): void
  remove(): void
}

/** Mounts a file system in memory. Null where this process may not mount: it has to be root, on Linux. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'tw-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmdirSync(folder)
    return null
  }
  const unmount = () => spawnSync('umount', ['--lazy', folder])
  process.once('exit', unmount)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a')
      for (const size of [1_048_576, 4_096]) writeUntilFull(file, Buffer.alloc(size))
      closeSync(file)
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      process.removeListener('exit', unmount)
      unmount()
      rmdirSync(folder)
    },
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

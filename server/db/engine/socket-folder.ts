import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'tw-db-'
/** A socket path is limited to about 100 bytes on every system; folder name and socket name take 40 of them. */
const LONGEST_BASE = 60

/**
 * A new folder for a socket, with a short name and accessible to this user only. Null where there are no Unix sockets. Folders left by killed
 * processes are removed.
 */
export function createSocketFolder(): string | null {
  if (process.platform === 'win32') return null
  const base = tmpdir().length < LONGEST_BASE ? tmpdir() : '/tmp'
  sweep(base)
  return mkdtempSync(join(base, `${PREFIX}${process.pid}-`))
}

function sweep(base: string) {
  for (const name of readdirSync(base)) {
    const pid = Number(/^tw-db-(\d+)-/.exec(name)?.[1])
    if (pid && pid !== process.pid && !runs(pid) && isMine(join(base, name)))
      rmSync(join(base, name), { recursive: true, force: true })
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function isMine(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.()
}

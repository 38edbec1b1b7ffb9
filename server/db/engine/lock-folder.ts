import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'

/** The holder of a lock. `boot` and `started` distinguish a process from a later one with the same pid; null where the system does not provide them. */
interface Holder {
  pid: number
  host: string
  boot: string | null
  started: string | null
}

const HEARTBEAT_MS = 5_000
/** A holder on another host (a container on the same volume) cannot be checked: it counts as dead after this time without a heartbeat. */
const SILENT_MS = 20_000

/** Another live process holds the lock. */
export class FolderInUse extends Error {
  readonly pid: number
  constructor(lockFile: string, holder: Holder) {
    const where = holder.host === hostname() ? '' : ` on host ${holder.host}`
    super(`The database is in use by process ${holder.pid}${where} (${lockFile}). Stop that process, or choose another DATA_DIR.`)
    this.name = 'FolderInUse'
    this.pid = holder.pid
  }
}

/**
 * Takes an exclusive lock, a file that names this process; the returned function releases it. The lock of a killed process is taken over. Throws
 * FolderInUse when the holder is alive.
 */
export function lockFolder(lockFile: string): () => void {
  const mine = JSON.stringify(describe(process.pid))
  while (!create(lockFile, mine)) {
    const { text, holder } = read(lockFile)
    if (holder && isAlive(holder, lockFile)) throw new FolderInUse(lockFile, holder)
    if (text !== null) discard(lockFile, text)
  }
  const heartbeat = setInterval(() => touch(lockFile), HEARTBEAT_MS).unref()
  return () => {
    clearInterval(heartbeat)
    if (read(lockFile).text === mine) rmSync(lockFile, { force: true })
  }
}

function create(lockFile: string, text: string): boolean {
  const draft = `${lockFile}.${process.pid}`
  const fd = openSync(draft, 'w', 0o600)
  writeSync(fd, text)
  closeSync(fd)
  try {
    // A hard link is atomic: no other process can read a half-written lock.
    linkSync(draft, lockFile)
    return true
  } catch (error) {
    if (code(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Moves a stale lock away. If another process replaced it in the meantime, the replacement is restored. */
function discard(lockFile: string, dead: string) {
  const aside = `${lockFile}.dead.${process.pid}`
  try {
    renameSync(lockFile, aside)
    if (readFileSync(aside, 'utf8') !== dead) linkSync(aside, lockFile)
  } catch (error) {
    if (code(error) !== 'ENOENT' && code(error) !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function read(lockFile: string): { text: string | null; holder: Holder | null } {
  try {
    const text = readFileSync(lockFile, 'utf8')
    return { text, holder: parse(text) }
  } catch (error) {
    if (code(error) === 'ENOENT') return { text: null, holder: null }
    throw error
  }
}

function parse(text: string): Holder | null {
  try {
    const value: Partial<Holder> = JSON.parse(text)
    if (typeof value.pid !== 'number') return null
    return { pid: value.pid, host: value.host ?? '', boot: value.boot ?? null, started: value.started ?? null }
  } catch {
    return null
  }
}

function isAlive(holder: Holder, lockFile: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(lockFile).mtimeMs < SILENT_MS
  const now = describe(holder.pid)
  if (holder.boot !== now.boot) return false
  if (holder.started !== null) return holder.started === now.started
  return holder.pid !== process.pid && runs(holder.pid)
}

function describe(pid: number): Holder {
  return { pid, host: hostname(), boot: tryRead('/proc/sys/kernel/random/boot_id'), started: startTime(pid) }
}

/** Field 22 of /proc/<pid>/stat (proc_pid_stat(5)); the command in field 2 may contain spaces and brackets. A zombie counts as dead. */
function startTime(pid: number): string | null {
  const stat = tryRead(`/proc/${pid}/stat`)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && fields[0] !== 'Z' ? (fields[19] ?? null) : null
}

function tryRead(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return code(error) === 'EPERM'
  }
}

function touch(lockFile: string) {
  try {
    utimesSync(lockFile, new Date(), new Date())
  } catch {
    // The folder was removed under a running program: there is nothing to unlock.
  }
}

function code(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

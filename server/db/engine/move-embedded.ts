import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { lockFolder } from './lock-folder.ts'
import { startEmbedded } from './start-embedded.ts'

/** A backup or restore that was refused; the message is the one line to print. */
export class MoveRefused extends Error {}

interface Move {
  dataDir: string
  file: string
  /** Overwrites what is there. */
  force?: boolean
}

/**
 * Writes the embedded database in `dataDir` to `file` (tar.gz). The file appears whole or not at all.
 * Throws FolderInUse while the application runs, MoveRefused when there is no database or `file` exists.
 */
export async function backupEmbedded({ dataDir, file, force }: Move): Promise<{ bytes: number }> {
  if (!hasDatabase(dataDir)) throw new MoveRefused(`There is no database in ${join(dataDir, 'db')}.`)
  if (existsSync(file) && !force) throw new MoveRefused(`${file} exists. Choose another name, or add --force to overwrite it.`)
  const embedded = await startEmbedded({ dataDir })
  const dump = await embedded.dump().finally(() => embedded.close())
  const packed = await promisify(gzip)(dump)
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const draft = `${file}.${process.pid}.part`
  const handle = openSync(draft, 'wx', 0o600)
  writeFileSync(handle, packed)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(draft, file)
  return { bytes: packed.length }
}

/**
 * Replaces the embedded database in `dataDir` by the backup in `file`. The backup is unpacked and opened beside the present database first,
 * so a damaged file changes nothing. Throws FolderInUse while the application runs, MoveRefused when a database exists and `force` is not set.
 */
export async function restoreEmbedded({ dataDir, file, force }: Move): Promise<void> {
  if (!existsSync(file)) throw new MoveRefused(`There is no file ${file}.`)
  if (hasDatabase(dataDir) && !force) {
    throw new MoveRefused(
      `There is a database in ${join(dataDir, 'db')}. Add --force to replace it by ${file}; what it holds is then lost.`,
    )
  }
  mkdirSync(dataDir, { recursive: true })
  const current = join(dataDir, 'db')
  const unlock = lockFolder(`${current}.lock`)
  const draft = join(dataDir, `restoring-${process.pid}`)
  try {
    const embedded = await startEmbedded({ dataDir: draft, load: file })
    await embedded.close()
    rmSync(`${current}.replaced`, { recursive: true, force: true })
    if (existsSync(current)) renameSync(current, `${current}.replaced`)
    renameSync(join(draft, 'db'), current)
    rmSync(`${current}.replaced`, { recursive: true, force: true })
  } finally {
    rmSync(draft, { recursive: true, force: true })
    unlock()
  }
}

function hasDatabase(dataDir: string): boolean {
  const folder = join(dataDir, 'db')
  return existsSync(folder) && readdirSync(folder).includes('PG_VERSION')
}

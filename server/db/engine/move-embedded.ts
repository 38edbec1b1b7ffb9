import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { closeDataFolder } from '../../data-folder.ts'
import { picturesFolder } from '../../integrations-config.ts'
import { addPictures, unpackBackup, writeBackup } from './backup-file.ts'
import { lockFolder } from './lock-folder.ts'
import { startEmbedded } from './start-embedded.ts'

/** A backup or restore that was refused; the message is the one line to print. */
export class MoveRefused extends Error {}

interface Move {
  dataDir: string
  file: string
  /** Overwrites an existing file or database. */
  force?: boolean
}

/**
 * Writes the embedded database in `dataDir` and its pictures to `file` (tar), atomically. Throws FolderInUse while the application runs, MoveRefused
 * when there is no database or `file` exists.
 */
export async function backupEmbedded({ dataDir, file, force }: Move): Promise<{ bytes: number; pictures: number }> {
  if (!hasDatabase(dataDir)) throw new MoveRefused(`There is no database in ${join(dataDir, 'db')}.`)
  if (existsSync(file) && !force) throw new MoveRefused(`${file} exists. Choose another name, or add --force to overwrite it.`)
  const embedded = await startEmbedded({ dataDir })
  const dump = await embedded.dump().finally(() => embedded.close())
  const packed = await promisify(gzip)(dump)
  const pictures = writeBackup(file, { database: packed, pictures: picturesFolder(dataDir) })
  return { bytes: statSync(file).size, pictures }
}

/**
 * Replaces the embedded database in `dataDir` by the backup in `file`, and adds its pictures. The backup is first unpacked and opened beside the
 * current database, so a damaged file changes nothing. Throws FolderInUse while the application runs, MoveRefused when a database exists and `force`
 * is not set.
 */
export async function restoreEmbedded({ dataDir, file, force }: Move): Promise<void> {
  if (!existsSync(file)) throw new MoveRefused(`There is no file ${file}.`)
  if (hasDatabase(dataDir) && !force) {
    throw new MoveRefused(
      `There is a database in ${join(dataDir, 'db')}. Add --force to replace it by ${file}; what it holds is then lost.`,
    )
  }
  closeDataFolder(dataDir)
  const current = join(dataDir, 'db')
  const unlock = lockFolder(`${current}.lock`)
  const draft = join(dataDir, `restoring-${process.pid}`)
  try {
    const unpacked = join(draft, 'backup')
    const embedded = await startEmbedded({ dataDir: draft, load: await unpackBackup(file, unpacked) })
    await embedded.close()
    addPictures(unpacked, picturesFolder(dataDir))
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

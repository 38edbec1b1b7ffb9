import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { checkedKey } from '#integrations/files/port.ts'
import { filesOf, type Packed, tarOf } from './tar.ts'

/**
 * A backup is one tar file: `database.tar.gz`, and every picture below `files/` under its key. A gzip file is a backup of the database alone, the
 * format of older versions.
 */
const DATABASE = 'database.tar.gz'
const FILES = 'files/'
const GZIP = 0x1f8b

/** Writes a backup atomically. `pictures` is a folder that may be missing; returns the number of its files in the backup. */
export function writeBackup(file: string, { database, pictures }: { database: Uint8Array; pictures: string }): number {
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const draft = `${file}.${process.pid}.part`
  const keys = keysIn(pictures)
  const packed: Packed[] = [
    { name: DATABASE, read: () => database },
    ...keys.map((key) => ({ name: `${FILES}${key}`, read: () => readFileSync(join(pictures, key)) })),
  ]
  const handle = openSync(draft, 'wx', 0o600)
  try {
    for (const part of tarOf(packed)) writeSync(handle, part)
    fsyncSync(handle)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    closeSync(handle)
  }
  renameSync(draft, file)
  return keys.length
}

const keysIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .toSorted()
    : []

/** Unpacks a backup into a folder: the database's file, whose path is returned, and `files/`. Throws TarDamaged. */
export async function unpackBackup(file: string, folder: string): Promise<string> {
  if (beginsAsGzip(file)) return file
  for await (const { name, bytes } of filesOf(file)) {
    const target = join(folder, name === DATABASE ? DATABASE : join(FILES, checkedKey(name.slice(FILES.length))))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, bytes, { mode: 0o600 })
  }
  return join(folder, DATABASE)
}

/** Adds the pictures of an unpacked backup to a folder. A key always names the same bytes, so overwriting loses nothing. */
export function addPictures(unpacked: string, pictures: string): void {
  const from = join(unpacked, FILES)
  if (existsSync(from)) cpSync(from, pictures, { recursive: true })
}

function beginsAsGzip(file: string): boolean {
  const begin = Buffer.alloc(2)
  const handle = openSync(file, 'r')
  readSync(handle, begin)
  closeSync(handle)
  return begin.readUInt16BE() === GZIP
}

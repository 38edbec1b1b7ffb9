import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface PictureCache {
  get(name: string): Promise<Uint8Array | null>
  put(name: string, bytes: Uint8Array): Promise<void>
}

interface Limits {
  mostBytes: number
  /** The maximum age, in milliseconds since the fetch. */
  maxAge: number
  now(): number
}

interface Entry {
  bytes: number
  /** Milliseconds since 1970. */
  at: number
}

/** Files of one folder, with a maximum age and total size; the oldest are evicted. Any file in the folder may be deleted at any time. */
export function createPictureCache(folder: string, { mostBytes, maxAge, now }: Limits): PictureCache {
  let total = 0
  let opened: Promise<Map<string, Entry>> | undefined

  /** By age, the oldest first: a Map iterates in insertion order. */
  async function open(): Promise<Map<string, Entry>> {
    await mkdir(folder, { recursive: true })
    const found = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const file = await stat(join(folder, name)).catch(() => null)
        return file ? [{ name, bytes: file.size, at: file.mtimeMs }] : []
      }),
    )
    const files = found.flat().toSorted((a, b) => a.at - b.at)
    total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    return new Map(files.map(({ name, ...entry }) => [name, entry]))
  }

  const entries = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function remove(all: Map<string, Entry>, name: string): Promise<void> {
    total -= all.get(name)?.bytes ?? 0
    all.delete(name)
    await rm(join(folder, name), { force: true })
  }

  return {
    async get(name) {
      const all = await entries()
      const entry = all.get(name)
      if (!entry) return null
      if (now() - entry.at < maxAge) {
        const bytes = await readFile(join(folder, name)).catch(() => null)
        if (bytes) return bytes
      }
      await remove(all, name)
      return null
    },
    async put(name, bytes) {
      const all = await entries()
      const written = join(folder, `${name}.${process.pid}.new`)
      try {
        await writeFile(written, bytes)
      } catch (error) {
        await rm(written, { force: true })
        throw error
      }
      await rename(written, join(folder, name))
      total += bytes.byteLength - (all.get(name)?.bytes ?? 0)
      all.delete(name)
      all.set(name, { bytes: bytes.byteLength, at: now() })
      for (const [oldest] of all) {
        if (total <= mostBytes) break
        await remove(all, oldest)
      }
    },
  }
}

import { hash } from 'node:crypto'
import { join } from 'node:path'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import type { PictureWidth } from '#contract/picture-widths.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { perSystem } from '../../per-system.ts'
import type { System } from '../../system.ts'
import { loadSharp } from '../images/load-sharp.ts'
import { sniffPicture } from '../images/sniff-picture.ts'
import { openPictureAddress } from './picture-addresses.ts'
import { createPictureCache } from './picture-cache.ts'

const MOST_BYTES = 512 * 1024 * 1024
const MAX_AGE_MS = 30 * 86_400_000
/** How long a failed fetch is cached, so that pages do not repeat it. */
const FAILED_MS = 60_000
/** Concurrent decodings; each uses a core. */
const AT_ONCE = 4
const WAITING = 400

const shelf = perSystem((system: System) => ({
  cache: createPictureCache(join(system.config.DATA_DIR, 'picture-cache'), {
    mostBytes: MOST_BYTES,
    maxAge: MAX_AGE_MS,
    now: () => system.now().getTime(),
  }),
  /** Concurrent requests for one picture share one fetch. */
  underWay: new Map<string, Promise<Uint8Array | null>>(),
  guard: bulkhead(AT_ONCE, WAITING),
}))

export interface AskedPicture {
  sealed: string
  index: number
  width: PictureWidth
}

/** A supplier's picture as WebP with a maximum width; null for an address that is not ours, and when it cannot be fetched now. */
export async function readPicture(system: System, { sealed, index, width }: AskedPicture): Promise<Uint8Array | null> {
  const address = openPictureAddress(system.cipher, sealed, index)
  if (address === null) return null
  const name = `${hash('sha256', address, 'hex').slice(0, 40)}-${width}.webp`
  const { cache, underWay } = shelf(system)
  const known = await cache.get(name).catch((error: unknown) => {
    system.log.warn({ err: error }, 'cache of pictures cannot be read')
    return null
  })
  if (known) return known
  const asked = underWay.get(name) ?? fetchPicture(system, { address, name, width }).finally(() => underWay.delete(name))
  underWay.set(name, asked)
  return asked
}

async function fetchPicture(
  system: System,
  { address, name, width }: { address: string; name: string; width: number },
): Promise<Uint8Array | null> {
  const { cache, guard } = shelf(system)
  const failedKey = `picture-failed:${name}`
  if (await system.cache.get<boolean>(failedKey)) return null
  try {
    const bytes = await guard.execute(async () => resizePicture(await system.integrations.pictures.get(address), width))
    await cache.put(name, bytes).catch((error: unknown) => system.log.warn({ err: error }, 'picture not cached'))
    return bytes
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return null
    if (!(error instanceof SupplierError)) throw error
    system.log.info({ err: error }, 'picture not fetched')
    await system.cache.set(failedKey, true, FAILED_MS)
    return null
  }
}

const MOST_PIXELS = 40_000_000

/**
 * A third party's picture, decoded and encoded again as WebP: no byte of the original is passed on. Throws SupplierError `rejected` for invalid
 * pictures; SVG is refused because it may refer to local files.
 */
async function resizePicture(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const format = sniffPicture(bytes)
  if (format === null || format === 'svg') throw new SupplierError('rejected', 'pictures', 'the bytes are no picture')
  const sharp = await loadSharp()
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer()
  } catch {
    throw new SupplierError('rejected', 'pictures', 'the picture cannot be read')
  }
}

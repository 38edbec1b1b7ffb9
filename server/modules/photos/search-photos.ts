import type { PhotoPage } from '#contract/photos.ts'
import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { PhotoPage as FoundPage } from '#integrations/photos/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { System } from '../../system.ts'
import { pictureAddresses } from '../pictures/picture-addresses.ts'

/** A library limits calls by the hour: the same words are asked once in this time, for all agencies. */
const CACHED_MS = 3_600_000

/** Photos of the configured library that show the words; nothing without words or without a library. Throws image.library-unavailable. */
export async function searchPhotos({ system }: Ctx, { query, page }: { query: string; page: number }): Promise<PhotoPage> {
  const { photos: library } = system.integrations
  if (!library || query === '') return { library: library?.title ?? null, photos: [], next: null }
  const words = query.toLowerCase().replaceAll(/\s+/g, ' ')
  const key = `photos:${library.id}:${page}:${words}`
  const cached = await system.cache.get<FoundPage>(key)
  const { photos, next } = cached ?? (await fromLibrary(system, library.search(words, page)))
  if (!cached) await system.cache.set(key, { photos, next }, CACHED_MS)
  const sources = pictureAddresses(
    system.cipher,
    photos.map(({ files }) => files.small),
  )
  return {
    library: library.title,
    photos: photos.map(({ files: _files, ...photo }, at) => ({ ...photo, src: sources[at] ?? '' })),
    next,
  }
}

/** The answer of a library. Whatever the reason, a person can only wait or use another picture: the log has the rest. */
export async function fromLibrary<T>({ log }: System, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    log.warn({ err: error }, 'photo library failed')
    throw new AppError('image.library-unavailable')
  }
}

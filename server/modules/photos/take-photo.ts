import type { Image } from '#contract/images.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { fromLibrary } from './search-photos.ts'
import { storeImage } from '../images/upload-image.ts'

/**
 * Stores a photo of the configured library among the agency's images: its name credits the photographer, its description is the library's. Throws
 * image.not-readable for an unknown photo, image.library-unavailable, and what `storeImage` throws.
 */
export async function takePhoto(ctx: Ctx, { id }: { id: string }): Promise<Image> {
  const { photos: library, pictures } = ctx.system.integrations
  const photo = library && (await fromLibrary(ctx.system, library.find(id)))
  if (!photo) throw new AppError('image.not-readable')
  const bytes = await fromLibrary(ctx.system, pictures.get(photo.files.large))
  return storeImage(ctx, { bytes, name: `Photo by ${photo.photographer}, ${library.title}`, alt: photo.alt.slice(0, 200) })
}

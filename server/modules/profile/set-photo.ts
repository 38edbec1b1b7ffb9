import type { Ctx } from '../../ctx.ts'
import { removeImage } from '../images/remove-image.ts'
import { storeImage } from '../images/upload-image.ts'
import { writeProfileRow } from '../member-profiles/profile-row.ts'

/**
 * Stores a picture in every size as the member's photo. It is not in the agency's image library, which is for its website. Throws
 * image.too-large and image.not-readable.
 */
export async function setPhoto(ctx: Ctx, { file }: { file: File }): Promise<{ photo: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { id, src } = await storeImage(ctx, { bytes, name: file.name, alt: ctx.actor.name })
  await removeImage(ctx, { id })
  await ctx.tx((tx) => writeProfileRow(tx, ctx, { photoId: id }))
  return { photo: src }
}

/** The member is shown by their initial again. */
export const removePhoto = (ctx: Ctx): Promise<void> => ctx.tx((tx) => writeProfileRow(tx, ctx, { photoId: null }))

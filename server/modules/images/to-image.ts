import type { Image } from '#contract/images.ts'
import type { images } from '../../db/schema/index.ts'

/** A picture's row in wire format. */
export const toImage = ({ id, name, alt, width, height, bytes, createdAt }: typeof images.$inferSelect): Image => ({
  id,
  name,
  alt,
  src: `/media/${id}`,
  width,
  height,
  bytes,
  at: createdAt.toISOString(),
})

import type { Image } from '#contract/images.ts'
import type { Ctx } from '../../ctx.ts'
import { externalReferences, images, pictureOwner } from '../../db/schema/index.ts'
import { keyOf } from './image-files.ts'
import { preparePicture } from './prepare-picture.ts'
import { toImage } from './to-image.ts'

/** Stores an uploaded picture in every size that is shown. Throws image.too-large, image.not-readable, or server.busy; then nothing is stored. */
export async function uploadImage(ctx: Ctx, { file, alt }: { file: File; alt: string }): Promise<Image> {
  return storeImage(ctx, { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name, alt })
}

interface Picture {
  bytes: Uint8Array
  name: string
  alt: string
}

/** Stores a picture in every size that is shown; throws as `uploadImage` does. */
export async function storeImage(ctx: Ctx, { bytes, name, alt }: Picture): Promise<Image> {
  const { kind, width, height, widths, placeholder, files } = await preparePicture(bytes)
  const id = ctx.newId()
  const { agencyId } = ctx
  // The files first: an existing row guarantees that they exist.
  for (const one of files) await ctx.system.integrations.files.put(keyOf(agencyId, id, one.name), one)
  const row = {
    id,
    agencyId,
    name: plainName(name),
    alt,
    kind,
    width,
    height,
    widths,
    bytes: bytes.length,
    placeholder,
    createdBy: ctx.actor.name,
    createdAt: ctx.now(),
  }
  await ctx.tx(async (tx) => {
    await tx.insert(images).values(row)
    await tx.insert(externalReferences).values({ provider: pictureOwner, reference: id, agencyId })
  })
  return toImage(row)
}

/** A display name, not a path: control characters and folders are removed. */
const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{C}/gu, '').trim().slice(0, 120) || 'Picture'

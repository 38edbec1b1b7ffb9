import { member } from '../../http/implement.ts'
import { describeImage } from './describe-image.ts'
import { imageColours } from './image-colours.ts'
import { listImages } from './list-images.ts'
import { removeImage } from './remove-image.ts'
import { uploadImage } from './upload-image.ts'

export const images = {
  list: member.images.list.handler(({ context }) => listImages(context.ctx)),
  upload: member.images.upload.handler(({ context, input }) => uploadImage(context.ctx, input)),
  describe: member.images.describe.handler(({ context, input }) => describeImage(context.ctx, input)),
  remove: member.images.remove.handler(async ({ context, input }) => {
    await removeImage(context.ctx, input)
    return { done: true as const }
  }),
  colours: member.images.colours.handler(({ context, input }) => imageColours(context.ctx, input)),
}

import { member } from '../../http/implement.ts'
import { searchPhotos } from './search-photos.ts'
import { takePhoto } from './take-photo.ts'

export const photos = {
  search: member.photos.search.handler(({ context, input }) => searchPhotos(context.ctx, input)),
  take: member.photos.take.handler(({ context, input }) => takePhoto(context.ctx, input)),
}

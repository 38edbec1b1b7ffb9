import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { endpoint } from './endpoint.ts'
import { Image } from './images.ts'

const tags = ['Website']

const Photo = z.object({
  id: z.string(),
  /** What it shows. */
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  photographer: z.string(),
  /** Its page at the library. */
  pageUrl: z.url(),
  /** Where we serve a small copy. */
  src: z.string(),
})

export const PhotoPage = z.object({
  /** The library's name, for the credit; null where none is configured. */
  library: z.string().nullable(),
  photos: z.array(Photo),
  /** Null after the last page. */
  next: z.int().nullable(),
})
export type PhotoPage = z.infer<typeof PhotoPage>
export type Photo = z.infer<typeof Photo>

/** Photos of the library that the server is connected to, for websites. */
export const photos = {
  search: endpoint('site:write', 'Search photos of the photo library', ['image.library-unavailable'])
    .route({
      method: 'GET',
      path: '/photos',
      tags,
      description: 'Photos that may be used free of charge. Without words it names the library and lists nothing.',
    })
    .input(
      z.object({
        query: Words.trim().max(100).default(''),
        page: z.coerce.number().int().min(1).max(100).catch(1).meta({ description: 'A page that cannot be read is the first.' }),
      }),
    )
    .output(PhotoPage),
  take: endpoint('site:write', 'Add a photo of the photo library to the images', [
    'image.library-unavailable',
    'image.too-large',
    'image.not-readable',
  ])
    .route({
      method: 'POST',
      path: '/photos',
      tags,
      successStatus: 201,
      description: 'Stores the photo in every size the storefront shows, with the name of its photographer.',
    })
    .input(z.object({ id: Words.trim().min(1, 'Choose a photo.').max(40) }))
    .output(Image),
}

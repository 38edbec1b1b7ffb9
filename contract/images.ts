import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant } from './shapes.ts'

const tags = ['Website']

export const Image = z.object({
  id: Id,
  name: z.string(),
  alt: z.string(),
  /** The address that blocks store; the storefront requests it in the width it needs. */
  src: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  at: Instant,
})
export type Image = z.infer<typeof Image>

export const images = {
  list: endpoint('site:write', 'List images').route({ method: 'GET', path: '/images', tags }).output(z.array(Image)),
  upload: endpoint('site:write', 'Upload an image', ['image.too-large', 'image.not-readable'])
    .route({
      method: 'POST',
      path: '/images',
      tags,
      successStatus: 201,
      description: 'Keeps a picture of at most 10 MB in every size the storefront shows. SVG is cleaned of all that runs.',
    })
    .input(z.object({ file: z.file().max(10_000_000, 'A picture has at most 10 MB.'), alt: Words.trim().max(200).default('') }))
    .output(Image),
  describe: endpoint('site:write', 'Describe an image for people who cannot see it')
    .route({ method: 'PATCH', path: '/images/{id}', tags })
    .input(z.object({ id: Id, alt: Words.trim().max(200) }))
    .output(Image),
  remove: endpoint('site:write', 'Delete an image from the library')
    .route({
      method: 'DELETE',
      path: '/images/{id}',
      tags,
      description: 'Takes a picture out of the library; sites that show it keep it.',
    })
    .input(z.object({ id: Id }))
    .output(Done),
  colours: endpoint('site:write', 'Propose brand colours from an image', ['image.not-readable'])
    .route({
      method: 'GET',
      path: '/images/{id}/colours',
      tags,
      description: 'Brand colours proposed from a picture, each one readable.',
    })
    .input(z.object({ id: Id }))
    .output(z.array(z.object({ primaryColor: z.string(), secondaryColor: z.string(), buttonColor: z.string() }))),
}

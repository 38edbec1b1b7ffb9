import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { isUuid } from '../../db/is-uuid.ts'
import { readImageFile } from '../../modules/images/image-files.ts'
import { widths } from '../../modules/images/make-sizes.ts'
import type { System } from '../../system.ts'

/** For a width above the picture's own, its largest size is sent. */
const downFrom = (width: number, format: string) =>
  widths
    .filter((one) => one <= width)
    .toReversed()
    .map((one) => `${one}.${format}`)

/** Every file name of a picture: candidates in order of preference, and the content type. */
const served = new Map<string, { names: readonly string[]; type: string }>([
  ...widths.flatMap((width) =>
    ['webp', 'avif'].map(
      (format) => [`${width}.${format}`, { names: downFrom(width, format), type: `image/${format}` }] as const,
    ),
  ),
  ['original.svg', { names: ['original.svg'], type: 'image/svg+xml' }],
  ['logo.png', { names: ['logo.png'], type: 'image/png' }],
  ['on-light.webp', { names: ['on-light.webp', ...downFrom(640, 'webp')], type: 'image/webp' }],
  ['on-dark.webp', { names: ['on-dark.webp', ...downFrom(640, 'webp')], type: 'image/webp' }],
  ['on-light.png', { names: ['on-light.png', 'logo.png'], type: 'image/png' }],
  ['favicon.png', { names: ['favicon.png'], type: 'image/png' }],
])

/**
 * `/media/<id>/<width>.<webp|avif>`, `original.svg`, `favicon.png` and the logo for light and dark pages: pictures of every agency on any host, for
 * anyone who knows the id. The content of an address never changes. `/media/<id>` alone is a medium size.
 */
export function registerMedia(app: FastifyInstance, system: System): void {
  const options = { config: { rateLimit: false as const } }
  const answer = async (request: FastifyRequest, reply: FastifyReply, id: string, name: string) => {
    const file = served.get(name)
    if (!file || !isUuid(id)) throw new AppError('access.not-found')
    const tag = `"${id}-${name}"`
    const bytes = await readImageFile(system, id, file.names)
    if (!bytes) throw new AppError('access.not-found')
    reply.headers({
      etag: tag,
      'cache-control': 'public, max-age=31536000, immutable',
      // Mails and other hosts of the product show them too.
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
    return reply.type(file.type).send(Buffer.from(bytes))
  }
  app.get<{ Params: { id: string; name: string } }>('/media/:id/:name', options, (request, reply) =>
    answer(request, reply, request.params.id, request.params.name),
  )
  app.get<{ Params: { id: string } }>('/media/:id', options, (request, reply) =>
    answer(request, reply, request.params.id, '960.webp'),
  )
}

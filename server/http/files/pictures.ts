import type { FastifyInstance } from 'fastify'
import { pictureWidths } from '#contract/picture-widths.ts'
import { AppError } from '#domain/errors.ts'
import { readPicture } from '../../modules/pictures/read-picture.ts'
import type { System } from '../../system.ts'

const ASKED = /^([\w-]{20,8000})\/(\d)$/
const USUAL = 960

/** `/pictures/<sealed>/<n>?w=640`: suppliers' pictures, fetched, resized and cached here, so that no page names a supplier's server. */
export function registerPictures(app: FastifyInstance, system: System): void {
  const options = { config: { rateLimit: false as const } }
  app.get<{ Params: { '*': string }; Querystring: { w?: string } }>('/pictures/*', options, async (request, reply) => {
    const [, sealed = '', index = ''] = ASKED.exec(request.params['*']) ?? []
    const width = pictureWidths.find((one) => String(one) === (request.query.w ?? String(USUAL)))
    const bytes = width && (await readPicture(system, { sealed, index: Number(index), width }))
    if (!bytes) throw new AppError('access.not-found')
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('image/webp')
      .send(Buffer.from(bytes))
  })
}

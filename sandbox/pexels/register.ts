import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RegisterVendor } from '../deps.ts'
import { rasterise, WIDTHS } from '../stays/pictures/rasterise.ts'
import { drawPhoto, findPhoto, type SandboxPhoto, searchPhotos } from './photos.ts'

const KEY = 'pexels_test_sandbox'
const LARGEST_PAGE = 80
const USUAL_PAGE = 15
const SIZE = { width: 1280, height: 853 }

type Asked = FastifyRequest<{ Querystring: { query?: string; page?: string; per_page?: string } }>

const wholeFrom = (text: string | undefined, usual: number): number => Math.max(1, Math.trunc(Number(text)) || usual)

/** The Pexels API v1 (pexels.com/api/documentation) under `/pexels`: search and single photos. Its photos are drawn, and belong to no vendor's faults. */
export const registerPexels: RegisterVendor = async (app, { baseUrl, seed }) => {
  const file = (id: number, width: number) => `${baseUrl()}/pictures/photos/${id}.jpg?w=${width}`
  const wire = ({ id, alt, photographer }: SandboxPhoto) => ({
    id,
    ...SIZE,
    url: `https://www.pexels.com/photo/${id}/`,
    photographer,
    photographer_url: `https://www.pexels.com/@${encodeURIComponent(photographer.toLowerCase().replaceAll(' ', '-'))}`,
    photographer_id: id % 100,
    avg_color: '#7F7F7F',
    src: {
      original: file(id, 1280),
      large2x: file(id, 1280),
      large: file(id, 960),
      medium: file(id, 640),
      small: file(id, 320),
      portrait: file(id, 960),
      landscape: file(id, 960),
      tiny: file(id, 320),
    },
    liked: false,
    alt,
  })

  await app.register(
    async (api: FastifyInstance) => {
      api.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
        if (request.headers.authorization !== KEY) return reply.code(401).send({ status: 401, code: 'Unauthorized' })
      })
      api.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 404, code: 'Not Found' }))

      api.get('/v1/search', async ({ query }: Asked, reply) => {
        const words = query.query?.trim() ?? ''
        if (words === '') return reply.code(400).send({ status: 400, code: 'Bad Request' })
        const perPage = Math.min(wholeFrom(query.per_page, USUAL_PAGE), LARGEST_PAGE)
        const page = wholeFrom(query.page, 1)
        const found = searchPhotos(words)
        const isLast = page * perPage >= found.length
        const next = `${baseUrl()}/pexels/v1/search?page=${page + 1}&per_page=${perPage}&query=${encodeURIComponent(words)}`
        return {
          total_results: found.length,
          page,
          per_page: perPage,
          photos: found.slice((page - 1) * perPage, page * perPage).map(wire),
          ...(isLast ? {} : { next_page: next }),
        }
      })

      api.get<{ Params: { id: string } }>('/v1/photos/:id', async ({ params }, reply) => {
        const photo = findPhoto(Number(params.id))
        return photo ? wire(photo) : reply.code(404).send({ status: 404, code: 'Not Found' })
      })
    },
    { prefix: '/pexels' },
  )

  app.get<{ Params: { file: string }; Querystring: { w?: string } }>(
    '/pictures/photos/:file',
    async ({ params, query }, reply) => {
      const [, id] = /^(\d+)\.jpg$/.exec(params.file) ?? []
      const svg = id ? drawPhoto(Number(id), seed) : null
      if (svg === null) return reply.code(404).send()
      const width = WIDTHS.find((one) => one >= Number(query.w)) ?? 1280
      return reply
        .type('image/jpeg')
        .header('cache-control', 'public, max-age=86400')
        .send(await rasterise(svg, width, 'jpg'))
    },
  )
}

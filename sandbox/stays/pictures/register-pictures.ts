import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SandboxDeps } from '../../deps.ts'
import { accounts } from '../../inventory/accounts.ts'
import { hash } from '../../inventory/hash.ts'
import { listingById } from '../../inventory/stays/catalogue/find-listings.ts'
import { stayProgrammes } from '../../inventory/stays/catalogue/stay-programmes.ts'
import { type StaySupplier, staySuppliers, supplierOf } from '../../inventory/stays/catalogue/suppliers.ts'
import { drawPicture } from '../../inventory/stays/pictures/album.ts'
import { cachePictures } from './cache-pictures.ts'
import { FORMATS, type Format, rasterise, WIDTHS, type Width } from './rasterise.ts'

const MOST_BYTES = 48 * 1024 * 1024
const USUAL: Width = 960

interface Asked {
  Params: { supplier: string; id: string; file: string }
  Querystring: { w?: string }
}

const isFormat = (text: string): text is Format => Object.hasOwn(FORMATS, text)

const [duffelAccount] = accounts
const suppliers = new Map<string, StaySupplier>(staySuppliers.map((supplier) => [String(supplier.number), supplier]))
if (duffelAccount) suppliers.set('0', supplierOf(duffelAccount))

/** The next larger available size. */
const widthFor = (asked: string | undefined): Width => WIDTHS.find((width) => width >= (Number(asked) || USUAL)) ?? 1280

const send = (reply: FastifyReply, format: Format, file: Buffer) =>
  reply
    .type(FORMATS[format])
    .headers({
      'cache-control': 'public, max-age=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(file)

const monogram = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="20" fill="hsl(${hash(name) % 360},46%,34%)"/><path d="M48 18Q52 44 78 48Q52 52 48 78Q44 52 18 48Q44 44 48 18Z" fill="#fff"/></svg>`

/**
 * `/pictures/stays/{supplier}/{accommodation}/{name}.webp?w=640`: pictures of properties, rendered on first request. They belong to no vendor: they
 * need no token, and no fault affects them. Also `.avif`, `.jpg`, `.png`, and `.svg` as drawn.
 */
export function registerPictures(app: FastifyInstance, deps: SandboxDeps): void {
  const keep = cachePictures(MOST_BYTES)

  app.get<Asked>('/pictures/stays/:supplier/:id/:file', async (request, reply) => {
    const [, name = '', format = ''] = /^([\w-]+)\.(\w+)$/.exec(request.params.file) ?? []
    const supplier = suppliers.get(request.params.supplier)
    const listing = supplier && listingById(request.params.id, { seed: deps.seed, supplier })
    const svg = listing && isFormat(format) ? drawPicture(listing, name) : null
    if (svg === null || !isFormat(format)) return reply.code(404).send()
    const width = widthFor(request.query.w)
    return send(
      reply,
      format,
      await keep(`${request.params.id}/${request.params.file}/${width}`, () => rasterise(svg, width, format)),
    )
  })

  app.get<{ Params: { file: string } }>('/pictures/programmes/:file', async (request, reply) => {
    const [, reference, format = ''] = /^(\w+)\.(\w+)$/.exec(request.params.file) ?? []
    const programme = stayProgrammes.find((one) => one.reference === reference)
    if (programme === undefined || !isFormat(format)) return reply.code(404).send()
    return send(reply, format, await rasterise(monogram(programme.name), 320, format))
  })
}

import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { template } from '#domain/defaults.ts'
import { AppError } from '#domain/errors.ts'
import { chosenIcon, monogram } from '#domain/site/site-icon.ts'
import { readImageFile } from '../../modules/images/image-files.ts'
import { widths } from '../../modules/images/make-sizes.ts'
import { readPublished } from '../../modules/site/read-published.ts'
import { shareImage } from '../../modules/site/share-image.ts'
import { robots, siteMap } from '../../modules/site/site-map.ts'
import { regionalOf } from '../../regional.ts'
import type { System } from '../../system.ts'
import { hasAlready } from '../pages/stored-page.ts'
import { findAgency, findHost } from '../visitor/find-host.ts'
import { searchWidget } from './search-widget.ts'

const portalIcon = readFileSync(new URL('portal-icon.svg', import.meta.url), 'utf8')
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400'

/** Files of a site for machines: sitemap and robots.txt, pictures for shared links, the script of its search form on other websites, the icon of a browser's tab. */
export function registerSiteFiles(app: FastifyInstance, system: System): void {
  const shopOf = async ({ headers }: FastifyRequest) => {
    const host = await findHost(system, headers.host)
    const agency = host.kind === 'storefront' ? await findAgency(system, host.slug) : null
    return { agency, published: agency && (await readPublished(system, agency)) }
  }

  const readPicture = (id: string) =>
    readImageFile(
      system,
      id,
      widths.toReversed().map((width) => `${width}.webp`),
    )

  app.get('/robots.txt', async (request, reply) => {
    const { published } = await shopOf(request)
    return reply.type('text/plain; charset=utf-8').header('cache-control', forAnHour).send(robots(published))
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const { agency, published } = await shopOf(request)
    if (!agency || !published) throw new AppError('access.not-found')
    const map = siteMap(published, regionalOf(agency))
    return reply.type('application/xml; charset=utf-8').header('cache-control', forAnHour).send(map)
  })

  app.get<{ Params: { name: string } }>('/og/:name', async (request, reply) => {
    const { agency } = await shopOf(request)
    const page = /^(.+)\.(?:png|jpg)$/.exec(request.params.name)?.[1]
    const drawn = agency && page ? await shareImage(system, { agency, page, readPicture }) : null
    if (!drawn) throw new AppError('access.not-found')
    // Social networks fetch it from their own servers.
    reply.headers({ etag: drawn.tag, 'cache-control': forAnHour, 'cross-origin-resource-policy': 'cross-origin' })
    if (hasAlready(request.headers['if-none-match'], drawn.tag)) return reply.code(304).send()
    return reply.type(drawn.type).send(drawn.image)
  })

  app.get('/search-widget.js', async (request, reply) => {
    const { published } = await shopOf(request)
    if (!published) throw new AppError('access.not-found')
    // Other websites load it.
    reply.headers({ 'cache-control': forAnHour, 'cross-origin-resource-policy': 'cross-origin' })
    return reply.type('text/javascript; charset=utf-8').send(searchWidget)
  })

  /** The portal has the platform's icon; a storefront serves its agency's at every address that browsers try. */
  const icon = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', forAnHour)
    const { kind } = await findHost(system, request.headers.host)
    if (kind === 'agent' && request.url.startsWith('/favicon.svg')) return reply.type('image/svg+xml').send(portalIcon)
    if (kind === 'agent') return reply.redirect('/favicon.svg', 302)
    const { agency, published } = await shopOf(request)
    if (!agency) throw new AppError('access.not-found')
    const chosen = published && chosenIcon(published.site.settings)
    if (chosen) return reply.redirect(chosen.href, 302)
    const colour = published?.site.settings.primaryColor ?? template.primaryColor
    return reply.type('image/svg+xml').send(monogram({ name: agency.name, colour }))
  }
  for (const path of ['/favicon.ico', '/favicon.svg', '/favicon']) app.get(path, icon)
}

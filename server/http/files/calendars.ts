import type { FastifyInstance } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { isUuid } from '../../db/is-uuid.ts'
import { renderCalendar } from '../../modules/profile/render-calendar.ts'
import type { System } from '../../system.ts'

const FILE = /^([\w-]{32})\.ics$/

/** `/calendar/<agency>/<secret>.ics`: a member's orders for calendar programs, which send no cookies: the address is the secret. */
export function registerCalendars(app: FastifyInstance, system: System): void {
  app.get<{ Params: { agency: string; file: string } }>('/calendar/:agency/:file', async ({ params }, reply) => {
    const token = FILE.exec(params.file)?.[1]
    if (!token || !isUuid(params.agency)) throw new AppError('access.not-found')
    const text = await renderCalendar(system, { agencyId: params.agency, token })
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    return reply.type('text/calendar; charset=utf-8').send(text)
  })
}

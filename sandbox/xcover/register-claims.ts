import type { FastifyInstance } from 'fastify'
import type { SandboxDeps } from '../deps.ts'
import type { BookingRecord, Records } from './records.ts'
import { rowOf } from './terms.ts'
import { unknown, XcoverError } from './xcover-error.ts'

type ByBooking = { Params: { id: string }; Querystring: { token?: string }; Body: unknown }

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title><body style="font-family:sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem"><h1>${title}</h1>${body}</body></html>`

/** The page of the insurer where claims are made: a link with the token of the policy opens it. */
export function registerClaims(app: FastifyInstance, { bookings }: Records, { now }: Pick<SandboxDeps, 'now'>): void {
  void app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) =>
      error instanceof XcoverError ? reply.code(error.status).send(error.body) : reply.code(500).send({ message: String(error) }),
    )
    const policyOf = ({ id }: { id: string }, token: string | undefined): BookingRecord => {
      const booking = bookings.get(id)
      if (!booking || booking.token !== token || booking.cancelled) throw unknown('Policy')
      return booking
    }
    scope.get<ByBooking>('/insurer/claims/:id', async ({ params, query }, reply) => {
      const booking = policyOf(params, query.token)
      const { name, underwriter } = rowOf(booking.policyCode)
      return reply
        .type('text/html')
        .send(
          page(
            'Make a claim',
            `<p>${name}, policy ${booking.number}, ${underwriter}</p><form method="post"><label>What happened?<br><textarea name="what" rows="5" cols="40" required></textarea></label><p><button>Send the claim</button></p></form>`,
          ),
        )
    })
    scope.post<ByBooking>('/insurer/claims/:id', async ({ params, query, body }, reply) => {
      const booking = policyOf(params, query.token)
      const claims = booking.claims ?? []
      const id = `CL-${booking.number}-${claims.length + 1}`
      const what = String(Object(body).what ?? '')
      bookings.put(booking.id, { ...booking, claims: [...claims, { id, what, at: now().getTime() }] })
      return reply
        .code(201)
        .type('text/html')
        .send(page('Claim received', `<p>Your claim has the number <strong>${id}</strong>.</p>`))
    })
  })
}

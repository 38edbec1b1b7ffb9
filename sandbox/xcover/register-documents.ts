import type { FastifyInstance } from 'fastify'
import type { SandboxDeps } from '../deps.ts'
import type { Records } from './records.ts'
import { rowOf, termsOf } from './terms.ts'
import { writePdf } from './write-pdf.ts'
import { unknown, XcoverError } from './xcover-error.ts'

type ByName = { Params: { name: string }; Querystring: { token?: string } }
const idOf = (name: string) => name.replace(/\.pdf$/, '')

/** The insurer's documents. A certificate needs the token of its link. */
export function registerDocuments(app: FastifyInstance, { bookings, quotes }: Records, deps: Pick<SandboxDeps, 'now'>): void {
  void app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) =>
      error instanceof XcoverError ? reply.code(error.status).send(error.body) : reply.code(500).send({ message: String(error) }),
    )
    const disclosures = { ipid: 'Insurance product information document', terms: 'Policy terms and conditions' }
    for (const [kind, title] of Object.entries(disclosures))
      scope.get<ByName>(`/xcover/documents/${kind}/:name`, async ({ params }, reply) => {
        const row = rowOf(idOf(params.name))
        const benefits = row.benefits.map(
          ({ title: name, limit }) => `${name}: ${limit === 'trip-cost' ? 'the cost of the trip' : `up to USD ${limit}`}`,
        )
        const lines = [row.summary, '', 'What is insured', ...benefits, '', 'What is not insured', ...row.exclusions]
        return reply.type('application/pdf').send(writePdf(`${row.name}: ${title}`, [`Insurer: ${row.underwriter}`, ...lines]))
      })
    scope.get<ByName>('/xcover/documents/coi/:name', async ({ params, query }, reply) => {
      const booking = bookings.get(idOf(params.name))
      const quote = booking && quotes.get(booking.id)
      if (!booking || !quote || query.token !== booking.token) throw unknown('Document')
      const row = rowOf(booking.policyCode)
      const { asked } = termsOf(booking, quote)
      const people = booking.insured.map((one) => `Insured: ${one.first_name} ${one.last_name}, born ${one.birth_date}`)
      const { first_name: first, last_name: last } = booking.policyholder
      return reply
        .type('application/pdf')
        .send(
          writePdf(`Certificate of insurance ${booking.number}`, [
            `${row.name}, underwritten by ${row.underwriter}`,
            `From ${asked.from} to ${asked.to}`,
            `Policyholder: ${first} ${last}`,
            ...people,
            `Printed ${deps.now().toISOString().slice(0, 10)}`,
          ]),
        )
    })
  })
}

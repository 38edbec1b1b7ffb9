import type { RegisterVendor } from '../deps.ts'

interface Review {
  registrationNumber: string
  decision: 'approved' | 'more_needed'
  note: string
}

/** The rule of the simulated reviewer: a registration number that ends in 0 needs a better document; every other one is approved. */
const decide = (registrationNumber: string): Pick<Review, 'decision' | 'note'> =>
  registrationNumber.endsWith('0')
    ? { decision: 'more_needed', note: 'The licence is not readable. Upload a sharper scan and submit again.' }
    : { decision: 'approved', note: '' }

const textOf = (body: unknown, name: string): string => {
  const value: unknown = Object(body)[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Reviews of agencies' business activations: `PUT /reviews/v1/reviews/{id}` decides at once, by a rule that tests can rely on. */
export const registerReviews: RegisterVendor = async (app, { store }) => {
  const reviews = store.collection<Review>('reviews')
  app.put<{ Params: { id: string } }>('/reviews/v1/reviews/:id', async ({ params, body }, reply) => {
    const registrationNumber = textOf(body, 'registrationNumber')
    if (!registrationNumber) return reply.code(400).send({ message: 'registrationNumber is missing' })
    const review = reviews.get(params.id) ?? { registrationNumber, ...decide(registrationNumber) }
    reviews.put(params.id, review)
    return { id: params.id, decision: review.decision, note: review.note }
  })
}

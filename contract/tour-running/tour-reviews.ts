import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant } from '../shapes.ts'

/** The secret of a link is in the body, so that no log of addresses has it. */
const byLink = '/tour-review-requests' as const
const ByLink = z.object({ token: Words.min(1).max(64) })
const tags = ['Departures']

/** A request for a review, as the link in the mail shows it. */
export const ReviewRequest = z.object({
  title: z.string(),
  option: z.string(),
  day: z.string(),
  time: z.string().nullable(),
  state: z.enum(['open', 'written', 'expired']),
  until: Instant,
  /** The name that is proposed, or was written. */
  author: z.string(),
  rating: z.int().nullable(),
  text: z.string(),
  answer: z.string().nullable(),
  /** Whether mails that ask for reviews are still sent to this customer; null where the agency has no record of them. */
  isAsked: z.boolean().nullable(),
})
export type ReviewRequest = z.infer<typeof ReviewRequest>

export const WrittenReview = z.object({
  id: Id,
  tourId: Id,
  title: z.string(),
  /** Of the booking. */
  reference: z.string(),
  day: z.string(),
  rating: z.int(),
  text: z.string(),
  author: z.string(),
  at: Instant,
  answer: z.object({ text: z.string(), by: z.string(), at: Instant }).nullable(),
  hidden: z.object({ reason: z.string(), by: z.string(), at: Instant }).nullable(),
})
export type WrittenReview = z.infer<typeof WrittenReview>

export const tourReviews = {
  read: endpoint('sell', 'Read a request for a review', ['tour.review-link-invalid'])
    .route({ method: 'POST', path: byLink, tags: ['Tours'], description: 'By the secret of the link in the mail.' })
    .input(ByLink)
    .output(ReviewRequest),
  write: endpoint('sell', 'Write the review that was asked for', [
    'tour.review-link-invalid',
    'tour.review-link-expired',
    'tour.review-written',
  ])
    .route({ method: 'POST', path: `${byLink}/review`, tags: ['Tours'], description: 'Once; a review is not changed.' })
    .input(
      ByLink.extend({
        rating: z.int('Choose one to five stars.').min(1, 'Choose one to five stars.').max(5, 'Choose one to five stars.'),
        text: Words.trim().min(3, 'Write a few words.').max(4_000, 'At most 4,000 characters.'),
        author: Words.trim().min(1, 'Enter the name to show.').max(60, 'At most 60 characters.'),
      }),
    )
    .output(Done),
  stop: endpoint('sell', 'Stop mails that ask for reviews', ['tour.review-link-invalid'])
    .route({ method: 'POST', path: `${byLink}/stop`, tags: ['Tours'], description: 'Of this customer, for all tours.' })
    .input(ByLink)
    .output(Done),
  list: endpoint('tours:read', 'List reviews of own tours')
    .route({ method: 'GET', path: '/tour-reviews', tags, description: 'Hidden ones too, the newest first; at most 50.' })
    .input(z.object({ tourId: Id.optional(), before: Instant.optional() }))
    .output(z.object({ items: z.array(WrittenReview), next: Instant.nullable() })),
  answer: endpoint('tours:run', 'Answer a review')
    .route({ method: 'PUT', path: '/tour-reviews/{id}/answer', tags, description: 'Shown under the review; empty: removed.' })
    .input(z.object({ id: Id, text: Words.trim().max(2_000, 'At most 2,000 characters.') }))
    .output(Done),
  hide: endpoint('tours:run', 'Hide a review or show it again')
    .route({
      method: 'PUT',
      path: '/tour-reviews/{id}/hidden',
      tags,
      description: 'A hidden review is neither shown nor counted. The reason is recorded; the review itself is not changed.',
    })
    .input(
      z
        .object({ id: Id, isHidden: z.boolean(), reason: Words.trim().max(200, 'At most 200 characters.').default('') })
        .refine(({ isHidden, reason }) => !isHidden || reason.length >= 3, {
          path: ['reason'],
          message: 'Say why, for those who check it later.',
        }),
    )
    .output(Done),
}

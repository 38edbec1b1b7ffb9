import { z } from 'zod'
import { emailAddress } from '#domain/contact/email-address.ts'
import { ownBookingStatuses } from '#domain/authored-tours/sale/own-booking.ts'
import { Words } from '#domain/words.ts'
import { confirmed, endpoint } from '../endpoint.ts'
import { WebhookChoice } from '../developers/webhooks.ts'
import { Done, Id, Instant, Money } from '../shapes.ts'

const tags = ['Departures']

export const TourReseller = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** Percent of the retail price, with up to two decimals. */
  commission: z.number(),
  prefix: z.string(),
  createdAt: Instant,
  createdBy: z.string(),
  revokedAt: Instant.nullable(),
  revokedBy: z.string().nullable(),
  /** The last call; null without one. */
  lastCall: z.object({ at: Instant, call: z.string(), error: z.string().nullable() }).nullable(),
})
export type TourReseller = z.infer<typeof TourReseller>

export const NewTourReseller = z.object({
  name: Words.trim().min(2, 'Enter the name of the reseller.').max(80, 'At most 80 characters.'),
  email: emailAddress('Enter an e-mail address.'),
  commission: z
    .number('Enter a percentage.')
    .min(0, 'From 0 to 60 percent.')
    .max(60, 'From 0 to 60 percent.')
    .multipleOf(0.01, 'At most two decimals.'),
})

export const ResellerStatement = z.object({
  reseller: TourReseller,
  /**
   * Per currency: of confirmed bookings the retail price and the commission, of cancelled ones what was not refunded (`retained`), and what the reseller
   * owes for both.
   */
  totals: z.array(z.object({ bookings: z.int(), retail: Money, commission: Money, retained: Money, net: Money })),
  /** The latest, of every status. */
  bookings: z.array(
    z.object({
      reference: z.string(),
      resellerReference: z.string().nullable(),
      status: z.enum(ownBookingStatuses),
      title: z.string(),
      day: z.string(),
      people: z.int(),
      retail: Money,
      /** What the reseller owes for it: nothing before it is confirmed, and after a cancellation what was not refunded. */
      owed: Money,
      at: Instant,
    }),
  ),
  /** Where the reseller is told of changed availability; null without one. */
  webhook: z.object({ id: Id, url: z.string(), isEnabled: z.boolean(), failingSince: Instant.nullable() }).nullable(),
  calls: z.array(
    z.object({ at: Instant, call: z.string(), status: z.int(), error: z.string().nullable(), milliseconds: z.int() }),
  ),
})
export type ResellerStatement = z.infer<typeof ResellerStatement>

export const tourResellers = {
  list: endpoint('tours:run', 'List resellers of own tours')
    .route({ method: 'GET', path: '/tour-resellers', tags })
    .output(z.array(TourReseller)),
  create: confirmed('tours:run', 'Add a reseller with a key')
    .route({
      method: 'POST',
      path: '/tour-resellers',
      tags,
      description: '`key` is in this answer only: the server stores a hash of it. It is for `/octo/` alone.',
    })
    .input(NewTourReseller)
    .output(TourReseller.extend({ key: z.string() })),
  statement: endpoint('tours:run', 'Get the statement of a reseller')
    .route({ method: 'GET', path: '/tour-resellers/{id}', tags, description: 'What it sold and owes, and its last calls.' })
    .input(z.object({ id: Id }))
    .output(ResellerStatement),
  setWebhook: confirmed('tours:run', 'Set where a reseller is told of changed availability', ['webhook.address-refused'])
    .route({
      method: 'PUT',
      path: '/tour-resellers/{id}/webhook',
      tags,
      description:
        'Messages `availability.changed` of the tours that it may sell, signed with `secret`, which is in this answer only. It replaces an earlier address.',
    })
    .input(z.object({ id: Id, url: WebhookChoice.shape.url }))
    .output(z.object({ url: z.string(), secret: z.string() })),
  removeWebhook: endpoint('tours:run', 'Stop telling a reseller of changed availability')
    .route({ method: 'DELETE', path: '/tour-resellers/{id}/webhook', tags })
    .input(z.object({ id: Id }))
    .output(Done),
  revoke: endpoint('tours:run', 'Revoke the key of a reseller')
    .route({ method: 'DELETE', path: '/tour-resellers/{id}', tags, description: 'It is refused from now on. Its bookings stay.' })
    .input(z.object({ id: Id }))
    .output(TourReseller),
}

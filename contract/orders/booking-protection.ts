import { z } from 'zod'
import { chosenPolicyStates, protectionChoices, refusingChoices } from '#domain/policies/choices.ts'
import { OrderLink } from '../base/order-base.ts'
import { closed, endpoint } from '../endpoint.ts'
import { Id, Instant, Money, Period } from '../shapes.ts'

/** A policy that no longer covers every day of a trip that was changed after the policy was bought. */
export const PolicyGap = z.object({
  policy: OrderLink,
  covers: Period,
  trip: Period,
  /** Whether the viewer may change the policy now. */
  mayChange: z.boolean(),
})
export type PolicyGap = z.infer<typeof PolicyGap>

/** What was decided about protection for a booking. */
export const MadeChoice = z.object({
  choice: z.enum(protectionChoices),
  at: Instant,
  /** The member who decided; null for the customer, and for customers. */
  by: z.string().nullable(),
  policy: z
    .object({
      checkoutId: Id,
      name: z.string(),
      insurer: z.string(),
      people: z.int(),
      /** For everybody, with the fee of the cheapest payment method. */
      total: Money,
      state: z.enum(chosenPolicyStates),
      /** It is paid from the wallet without another click if the booking was. */
      paysFromWallet: z.boolean(),
    })
    .nullable(),
})
export type MadeChoice = z.infer<typeof MadeChoice>

const tags = ['Protection']

/** Protection of bookings of every product: what was decided, and what no longer covers a trip. Their screens call these whichever policies are sold. */
export const bookingProtection = {
  chosen: endpoint('sell', 'Read what was decided about protection in a checkout')
    .route({
      method: 'GET',
      path: '/checkouts/{id}/protection',
      tags,
      description: 'Whether protection is offered with this booking, and the latest decision.',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ isOffered: z.boolean(), made: MadeChoice.nullable() })),
  decline: endpoint('sell', 'Record that no protection is bought with a booking', closed)
    .route({
      method: 'PUT',
      path: '/checkouts/{id}/protection',
      tags,
      description: 'Records who declined, or buys elsewhere, and when. A policy that was chosen before is not bought.',
    })
    .input(z.object({ id: Id, choice: z.enum(refusingChoices) }))
    .output(MadeChoice),
  chosenOf: endpoint('own-order', 'Read what was decided about protection for an order')
    .route({ method: 'GET', path: '/orders/{id}/protection', tags })
    .input(z.object({ id: Id }))
    .output(z.object({ made: MadeChoice.nullable() })),
  gaps: endpoint('own-order', 'List the policies that no longer cover the trip of an order')
    .route({
      method: 'GET',
      path: '/orders/{id}/policy-gaps',
      tags: ['Orders'],
      description:
        'The policies of an order’s trip, or the order itself where it is a policy, that leave a day without cover since the trip was changed. A policy that was bought with one booking covers that booking; any other one covers the whole trip.',
    })
    .input(z.object({ id: Id }))
    .output(z.array(PolicyGap)),
}

import { z } from 'zod'
import { CheckoutBase } from '#contract/base/checkout-base.ts'
import { OrderBase } from '#contract/base/order-base.ts'
import { EarlierBase } from '#contract/base/typed-fields.ts'
import { endpoint } from '#contract/endpoint.ts'
import type { Money } from '#contract/shapes.ts'
import { Id } from '#contract/shapes.ts'
import { Contact } from '#domain/contact/contact.ts'

/** A second product that exists only in tests: it is sold without a search, alone or on top of another order. */
const Policy = z.object({
  plan: z.enum(['medical', 'cancellation']),
  days: z.int(),
  /** The description of its cover. */
  covers: z.string(),
})

/** As returned by the insurer. */
export interface SupplierPolicy extends z.infer<typeof Policy> {
  quoteId: string
  supplier: string
  net: z.infer<typeof Money>
  /** ISO instants. */
  startsAt: string
  endsAt: string
}

export const Insured = z.object({ givenName: z.string().min(1), familyName: z.string().min(1) })
export const ProtectionPeople = z.object({ product: z.literal('protection'), insured: z.array(Insured), contact: Contact })
export type ProtectionPeople = z.infer<typeof ProtectionPeople>

const ProtectionCheckout = CheckoutBase.extend({
  product: z.literal('protection'),
  policy: Policy,
  insured: z.array(Insured).nullable(),
})

export const protectionShapes = {
  product: 'protection',
  choice: z.object({ product: z.literal('protection'), plan: Policy.shape.plan, days: z.int().min(1), onOrder: Id.nullable() }),
  checkout: ProtectionCheckout,
  order: OrderBase.extend({
    product: z.literal('protection'),
    policy: Policy,
    insured: z.array(Insured),
  }),
  earlier: EarlierBase.extend({ product: z.literal('protection') }),
  refusals: { gone: 'order.not-issuable', searchExpired: 'access.not-found', cancelling: [], rebooking: [] },
} as const

export const protection = {
  saveInsured: endpoint('sell', 'Save the insured of a policy')
    .route({ method: 'PUT', path: '/checkouts/{id}/insured', tags: ['Protection'] })
    .input(z.object({ id: Id, insured: z.array(Insured).min(1), contact: Contact }))
    .output(ProtectionCheckout),
}

import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { entryWords } from '#domain/policies/check-entries.ts'
import { claimStateNames } from '#domain/policies/claims.ts'
import { disclosureKinds } from '#domain/policies/disclosures.ts'
import { needsWords } from '#domain/policies/needs.ts'
import { PolicyEntries } from '#domain/policies/people.ts'
import { PolicyTerms } from '#domain/policies/policy.ts'
import { PolicySearch } from '#domain/policies/search.ts'
import { closed, endpoint } from './endpoint.ts'
import { PolicyCheckout } from './products/protection.ts'
import { searchSnapshot } from './search-events.ts'
import { Id, Instant, ItemId, Money } from './shapes.ts'

/** A policy in a list of results; totals are minor units of the search's currency, with the cheapest payment method, for everybody. */
export const PolicyResult = PolicyTerms.extend({
  id: ItemId,
  total: z.int(),
  /** Why the insurer does not take these people; null if it does. Such a policy has no price and no cover. */
  refusal: z.string().nullable(),
  /** The supplier; only for roles that see margin. */
  source: z.string().nullable(),
})
export type PolicyResult = z.infer<typeof PolicyResult>

export const PolicySnapshot = searchSnapshot(PolicySearch, PolicyResult)
export type PolicySnapshot = z.infer<typeof PolicySnapshot>

/** A disclosure document that was opened from a checkout. */
export const OpenedDocument = z.object({ kind: z.enum(disclosureKinds), at: Instant })
export type OpenedDocument = z.infer<typeof OpenedDocument>

/** The trip of a booking for a search for protection, as far as it is known. What is not known is empty. */
const ProtectionTrip = z.object({
  from: z.string(),
  to: z.string(),
  ages: z.array(z.int()),
  people: z.int(),
  destination: z.string(),
  cost: z.string(),
  currency: z.string(),
})

const tags = ['Protection']
const gone = ['protection.search-expired', 'protection.not-offered'] as const
const Kind = z.enum(disclosureKinds).default('ipid')

export const policies = {
  search: endpoint('sell', 'Search protection', [
    'protection.dates-in-past',
    'protection.too-far-ahead',
    'protection.all-suppliers-failed',
    'supplier.unavailable',
    'access.not-found',
  ])
    .route({
      method: 'POST',
      path: '/protection/searches',
      tags,
      description:
        'Asks every supplier of travel insurance and returns each policy with its price, or with the reason why it does not take these people.',
    })
    .input(PolicySearch)
    .output(PolicySnapshot),
  results: endpoint('sell', 'Read the results of a search for protection', gone)
    .route({ method: 'GET', path: '/protection/searches/{searchId}', tags, description: 'Results are kept for half an hour.' })
    .input(z.object({ searchId: Id }))
    .output(PolicySnapshot),
  document: endpoint('sell', 'Download a disclosure document of a policy', [...gone, 'protection.document-unavailable'])
    .route({ method: 'GET', path: '/protection/searches/{searchId}/policies/{policyId}/document', tags })
    .input(z.object({ searchId: Id, policyId: ItemId, kind: Kind }))
    .output(z.file()),
  tripOf: endpoint('own-order', 'Read the trip of an order for a search for protection')
    .route({
      method: 'GET',
      path: '/orders/{id}/protection-trip',
      tags,
      description: 'The dates, the ages and the cost of an order, as far as they are known. What is not known is empty.',
    })
    .input(z.object({ id: Id }))
    .output(ProtectionTrip),
  tripOfCheckout: endpoint('sell', 'Read the trip of a checkout for a search for protection', ['checkout.incomplete'])
    .route({
      method: 'GET',
      path: '/checkouts/{id}/protection-trip',
      tags,
      description: 'The dates, the people and the cost of a booking that is being paid. Its people must be saved.',
    })
    .input(z.object({ id: Id }))
    .output(
      ProtectionTrip.extend({
        named: z.array(z.object({ givenName: z.string(), familyName: z.string(), bornOn: z.string().nullable() })),
        contact: Contact,
      }),
    ),
  claims: endpoint('own-order', 'List the claims of a policy', ['supplier.unavailable'])
    .route({ method: 'GET', path: '/orders/{id}/claims', tags, description: 'As the insurer has them now, newest first.' })
    .input(z.object({ id: Id }))
    .output(
      z.object({
        /** Whether a claim can be made on the insurer's page. */
        isOpen: z.boolean(),
        items: z.array(
          z.object({ reference: z.string(), state: z.enum(claimStateNames), openedAt: Instant, paid: Money.nullable() }),
        ),
      }),
    ),
  startClaim: endpoint('own-order', 'Start a claim', ['supplier.unavailable', 'protection.no-claims'])
    .route({
      method: 'POST',
      path: '/orders/{id}/claims',
      tags,
      description: 'Gives the address of the page of the insurer where the claim is made, and records who opened it.',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ url: z.string() })),
  openDocument: endpoint('sell', 'Open a disclosure document of a checkout', [
    ...closed,
    ...gone,
    'protection.document-unavailable',
  ])
    .route({
      method: 'GET',
      path: '/checkouts/{id}/disclosure',
      tags,
      description:
        'Sends the document and records that it was opened. Both are opened before the insured are saved. `item` is the policy in a checkout of a trip.',
    })
    .input(z.object({ id: Id, item: Id.nullable().default(null), kind: Kind }))
    .output(z.file()),
  opened: endpoint('sell', 'List the disclosure documents that were opened from a checkout')
    .route({ method: 'GET', path: '/checkouts/{id}/disclosures', tags })
    .input(z.object({ id: Id }))
    .output(z.array(OpenedDocument)),
  saveInsured: endpoint('sell', 'Save the insured of a policy', [...closed, 'protection.not-offered', 'order.illegal-transition'])
    .route({
      method: 'PUT',
      path: '/checkouts/{id}/insured',
      tags: ['Checkout'],
      description: `Who is insured, who concludes the contract, and the answers to demands and needs. Both disclosure documents must have been opened. Other people than those of the search are refused: ${entryWords.otherPeople} ${entryWords.otherAge} So are these answers: ${needsWords.join(' ')}`,
    })
    .input(PolicyEntries.extend({ id: Id, contact: Contact }))
    .output(PolicyCheckout),
}

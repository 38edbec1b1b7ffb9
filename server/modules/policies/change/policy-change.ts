import { z } from 'zod'
import { ageOn } from '#domain/dates.ts'
import { isSamePeriod, periodWords, policyChangeableUntil } from '#domain/policies/changes/change-rules.ts'
import { PolicyDetails } from '#domain/policies/order-details.ts'
import { SupplierPolicyOffer } from '#domain/policies/policy-offer.ts'
import { storeDetails } from '../../products/order-details.ts'
import { isOf } from '../../products/order-of-product.ts'
import type { ProductChange } from '../../products/product-change.ts'
import { readPeople } from '../../products/read-people.ts'
import { typeOfInsured } from '../insured-type.ts'
import { openPolicyContact } from '../order/policy-contact.ts'
import { supplierOfPolicy } from '../supplier-of-policy.ts'
import { timesOfPolicy } from '../times-of-policy.ts'
import { type FoundPolicyChange, findPolicyChange } from './find-change.ts'
import { refusedChange } from './refused-change.ts'

const WantedPeriod = z.object({ from: z.string().optional(), to: z.string().optional() })

/** The change of a policy to another insured period. The insured and the cover stay. */
export const policyChange: ProductChange<z.infer<typeof WantedPeriod>, FoundPolicyChange> = {
  wanted: WantedPeriod,
  until: (ctx, order) =>
    isOf('protection', order) && supplierOfPolicy(ctx, order)
      ? policyChangeableUntil(SupplierPolicyOffer.parse(order.itinerary), ctx.now())
      : null,
  find: findPolicyChange,
  prepare: (_ctx, _changing, { found }) => ({ people: null, call: found.confirm }),
  isMade(after, answer) {
    const { period } = PolicyDetails.parse(answer.details)
    return period !== null && isSamePeriod(period, SupplierPolicyOffer.parse(after))
  },
  async write(tx, ctx, { order, after, answer }) {
    const offer = SupplierPolicyOffer.parse(after)
    await storeDetails(tx, ctx, { order, details: PolicyDetails.parse(answer.details) })
    const people = await readPeople(tx, ctx, order.id)
    return {
      documentNumbers: [],
      email: openPolicyContact(ctx, order).email,
      people: people.map(({ givenName, familyName, bornOn, age: before }) => {
        const age = bornOn ? ageOn(bornOn, offer.from) : before
        return { givenName, familyName, bornOn, age, type: typeOfInsured(age ?? 0) }
      }),
      columns: { itinerary: offer, ...timesOfPolicy(offer, ctx.regional.zone) },
    }
  },
  refusal: refusedChange,
  codes: {
    differs: 'protection.change-differs',
    costs: 'protection.change-costs',
    notChangeable: 'protection.not-changeable',
  },
  words: {
    booked: (itinerary) => periodWords(SupplierPolicyOffer.parse(itinerary)),
    before: (itinerary) => periodWords(SupplierPolicyOffer.parse(itinerary)),
    same: { path: 'to', message: 'Choose other dates.' },
    refused: 'The insurer refused the change. The policy is as it was.',
    notMade: 'The insurer has not changed it. The policy is as it was; change it again.',
  },
}

import type { SupplierPolicyOffer } from '#domain/policies/policy-offer.ts'
import { instantOf } from '../products/local-time.ts'

/** From the first minute of the first day to the last of the last, in the agency's zone. */
export const timesOfPolicy = ({ from, to }: Pick<SupplierPolicyOffer, 'from' | 'to'>, zone: string) => ({
  startsAt: instantOf(`${from}T00:00:00`, zone),
  endsAt: instantOf(`${to}T23:59:00`, zone),
  zone,
})

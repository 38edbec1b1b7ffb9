import type { FareCondition } from '#domain/flights/offer.ts'
import { sideAmount } from '../../duffel/amounts.ts'

type WireCondition = { allowed: boolean; penalty_amount?: string | null; penalty_currency?: string | null } | null | undefined

export const mapCondition = (wire: WireCondition): FareCondition | null =>
  wire ? { allowed: wire.allowed, penalty: sideAmount(wire.penalty_amount, wire.penalty_currency) } : null

import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import type { FailureChoice } from '#domain/trips/saga.ts'
import type { Client } from '../app.ts'

type Way = TripCheckout['methods'][number]['id']

/** Pays a trip by one of its methods, for the total that the method shows. */
export function payTripBy(client: Client, checkout: TripCheckout, method: Way, onFailure: FailureChoice = 'keep') {
  const { id, idempotencyKey } = checkout
  const total = checkout.methods.find((one) => one.id === method)?.total
  const body = { method, idempotencyKey, total, onFailure }
  return client.call('POST', `/trip-checkouts/${id}/pay`, body, { 'idempotency-key': idempotencyKey })
}

export const confirmTrip = async (client: Client, id: string): Promise<{ status: string; isLeft: boolean }> =>
  (await client.call('POST', `/trip-checkouts/${id}/confirm-payment`)).body

import { expect } from 'vitest'
import type { FlightCheckout, FlightOrder } from '#contract/products/flight.ts'
import type { PolicyCheckout, PolicyOrder } from '#contract/products/protection.ts'
import { addDays } from '#domain/dates.ts'
import type { Client } from '../app.ts'
import { choosePolicy, openDocuments, policyEntries } from './book-policy.ts'

/** Opens the checkout of a policy from the checkout of a flight, as the screens do: the trip, the documents; `save` names the insured. */
export async function openPolicy(by: Client, flight: FlightCheckout, name = 'Harbour Complete') {
  const { body: trip } = await by.call('GET', `/checkouts/${flight.id}/protection-trip`)
  const search = {
    residence: 'NG',
    destination: trip.destination,
    from: trip.from,
    to: addDays(trip.to, 5),
    ages: trip.ages,
    tripCost: { amount: 100_000_00, currency: 'NGN' },
    forCheckout: flight.id,
  }
  const created = await by.call('POST', '/checkouts', { product: 'protection', ...(await choosePolicy(by, name, search)) })
  expect(created.status).toBe(201)
  const id: string = created.body.id
  await openDocuments(by, id)
  const [{ givenName, familyName, bornOn }] = trip.named
  const save = () =>
    by.call('PUT', `/checkouts/${id}/insured`, {
      ...policyEntries,
      insured: [{ givenName, familyName, bornOn }],
      needs: { ...policyEntries.needs, coveredElsewhere: true },
    })
  return { id, save }
}

/** Chooses a policy in the checkout of a flight. */
export async function chooseWithFlight(by: Client, flight: FlightCheckout, name?: string): Promise<PolicyCheckout> {
  const saved = await (await openPolicy(by, flight, name)).save()
  expect(saved).toMatchObject({ status: 200, body: { waitsFor: flight.id } })
  return saved.body
}

/** What an issued order costs the wallet of the agency, which gets its own margin back. */
export const spentOn = ({ total, margin }: FlightOrder | PolicyOrder) => total.amount - (margin?.amount ?? 0)

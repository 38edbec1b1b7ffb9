import type { ScheduleAnswer } from '#domain/flights/schedule/schedule-change.ts'
import { BadOffer } from '../../duffel/amounts.ts'
import { readAs, unusable } from '../../duffel/envelope.ts'
import type { FlightSchedule } from '../port.ts'
import type { DuffelClient } from './client.ts'
import { mapSlice } from './map-slice.ts'
import { WireSchedule } from './wire.ts'

/**
 * Changes that the airline makes to a booked order. They are read with the order itself: on the vendor's test route LHR-LTN each request of
 * `/air/airline_initiated_changes` makes another change, which is announced by a webhook, after which it would be requested again.
 * https://duffel.com/docs/guides/accepting-airline-initiated-changes
 */
export function createSchedule(client: DuffelClient, supplier: string) {
  return {
    async readSchedule(supplierOrderId: string): Promise<FlightSchedule> {
      const wire = readAs(WireSchedule, await client.getOrder(supplierOrderId), { supplier })
      if (wire.id !== supplierOrderId) throw unusable('unavailable', supplier, 'answered with another order than asked')
      try {
        return {
          changes: (wire.airline_initiated_changes ?? [])
            .map((change) => ({
              id: change.id,
              removed: change.removed.map(mapSlice),
              added: change.added.map(mapSlice),
              answer: change.action_taken ?? null,
              detectedAt: change.created_at,
            }))
            .toSorted((one, other) => Date.parse(one.detectedAt) - Date.parse(other.detectedAt)),
        }
      } catch (error) {
        if (!(error instanceof BadOffer)) throw error
        throw unusable('unavailable', supplier, `answered with a flight that ${error.message}`)
      }
    },

    async answerScheduleChange(id: string, answer: ScheduleAnswer): Promise<void> {
      if (answer === 'accepted') return client.acceptScheduleChange(id)
      return client.recordScheduleChange(id, { action_taken: answer })
    },
  }
}

import type { FlightSlice } from '#domain/flights/offer.ts'
import type { ChangedLeg, ScheduleAnswer } from '#domain/flights/schedule/schedule-change.ts'
import type { SupplierScheduleChange } from '#integrations/flights/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Order } from '../../db/schema/index.ts'

export type { ScheduleAnswer }
/** A change as the supplier reports it. */
export type ReportedChange = SupplierScheduleChange
/** When what was sold takes place: the flights of a journey. */
export type Schedule = FlightSlice[]

/** Changes of the schedule of a confirmed order by its seller. */
export interface ProductSchedule<Sold extends Order = Order> {
  /** Every change since the booking, the oldest first; null where the supplier does not report any or is no longer configured. Throws SupplierError. */
  read(ctx: Ctx, order: Sold): Promise<readonly ReportedChange[] | null>
  /** The call that answers a change, made outside the transaction; null where the supplier takes no answers. Throws SupplierError. */
  answer(ctx: Ctx, order: Sold, input: { supplierChangeId: string; answer: ScheduleAnswer }): (() => Promise<void>) | null
  /** The order's schedule now. */
  of(order: Sold): Schedule
  /** A schedule after a change. Empty where nothing takes place any more. */
  after(before: Schedule, change: ReportedChange): Schedule
  /** The journeys that differ between two schedules. */
  legs(before: Schedule, after: Schedule): ChangedLeg[]
  /** Whether everything that was sold still takes place: customers accept other times, and nothing else. */
  takesPlace(before: Schedule, after: Schedule): boolean
  /** The same in words, for the history; empty where nothing differs. */
  words(before: Schedule, after: Schedule): string
  /** The order's columns with another schedule. */
  write(order: Sold, schedule: Schedule): Pick<Order, 'itinerary' | 'startsAt' | 'endsAt' | 'zone'>
}

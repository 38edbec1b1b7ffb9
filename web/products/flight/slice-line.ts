import { clock, formatDate } from '#domain/dates.ts'
import type { FlightSlice } from '#domain/flights/offer.ts'
import { dayOffset, stopsLabel } from './slice-words.ts'

/** A slice in a line: `12 Jan, 05:35 – 11:10 +1, LOS – LHR, direct`. */
export function sliceLine(slice: FlightSlice): string {
  const times = [`${clock(slice.departsAt)} – ${clock(slice.arrivesAt)}`, dayOffset(slice)].filter(Boolean).join(' ')
  return [formatDate(slice.departsAt).slice(0, 6), times, `${slice.from} – ${slice.to}`, stopsLabel(slice).toLowerCase()].join(
    ', ',
  )
}

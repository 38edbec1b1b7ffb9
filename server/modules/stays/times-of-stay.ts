import { usualTimes } from '#domain/stays/property.ts'
import type { SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import { instantOf } from '../products/local-time.ts'

/** Null for a time that is not HH:MM: nothing of the sale depends on it. */
const timeOf = (told: string | null): string | null => (told && /^([01]\d|2[0-3]):[0-5]\d$/.test(told) ? told : null)

/** From check-in to check-out, at the property's times. */
export const timesOfStay = ({ property, checkIn, checkOut }: Pick<SupplierStayOffer, 'property' | 'checkIn' | 'checkOut'>) => ({
  startsAt: instantOf(`${checkIn}T${timeOf(property.checkInFrom) ?? usualTimes.checkIn}:00`, property.zone),
  endsAt: instantOf(`${checkOut}T${timeOf(property.checkOutUntil) ?? usualTimes.checkOut}:00`, property.zone),
  zone: property.zone,
})

import { type Guest, guestOfType } from '#domain/stays/guest.ts'
import type { OrderPerson } from '../../products/read-people.ts'

/** A person of an order of a stay. */
export const asGuest = ({ room, type, age, title, givenName, familyName }: OrderPerson): Guest => ({
  room: room ?? 0,
  type: guestOfType[type],
  age,
  title,
  givenName,
  familyName,
})

import { guestFieldProblem, MAX_REQUESTS } from '#domain/stays/guest-rules.ts'
import type { Check } from '../../../kit/form/field-errors.ts'
import { checkContact } from '../../../products/checkout/check-contact.ts'
import type { GuestSeat } from './seats.ts'

const path = /^guests\.(\d+)\.(givenName|familyName)$/

/** Maximum lengths of the fields that are not names. */
const longest: Record<string, number> = { requests: MAX_REQUESTS, loyaltyNumber: 40 }

/** The errors of a form of guests and their contact. Only the guest who checks in is required; others have both names or none. */
export const checkGuests =
  (seats: readonly GuestSeat[]): Check =>
  (name, valueOf) => {
    const most = longest[name]
    if (most !== undefined) return valueOf(name).trim().length > most ? `At most ${most} characters.` : null
    const [, at, field] = path.exec(name) ?? []
    if (at === undefined || (field !== 'givenName' && field !== 'familyName')) return checkContact(name, valueOf)
    const isNamed = ['givenName', 'familyName'].some((one) => valueOf(`guests.${at}.${one}`).trim() !== '')
    return isNamed || seats[Number(at)]?.isLead ? guestFieldProblem(field, valueOf(name)) : null
  }

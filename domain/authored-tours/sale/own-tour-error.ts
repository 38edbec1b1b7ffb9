/** The refusals of a sale of an own tour: the error codes of OCTO, with their HTTP status. */
export const ownTourErrors = {
  INVALID_PRODUCT_ID: 400,
  INVALID_OPTION_ID: 400,
  INVALID_UNIT_ID: 400,
  INVALID_AVAILABILITY_ID: 400,
  INVALID_BOOKING_UUID: 400,
  BAD_REQUEST: 400,
  UNPROCESSABLE_ENTITY: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  INTERNAL_SERVER_ERROR: 500,
} as const
export type OwnTourErrorCode = keyof typeof ownTourErrors

export type RefusalReason = 'sold-out' | 'too-late' | 'ended' | 'price'

/** `more` is the offending id, by the field of OCTO that names it. `reason` says why a sale cannot be made. */
export class OwnTourError extends Error {
  readonly code: OwnTourErrorCode
  readonly more: Record<string, string>
  readonly reason: RefusalReason | null
  constructor(code: OwnTourErrorCode, message: string, more: Record<string, string> = {}, reason: RefusalReason | null = null) {
    super(message)
    this.name = 'OwnTourError'
    this.code = code
    this.more = more
    this.reason = reason
  }
}

const refused = (message: string, reason: RefusalReason) => new OwnTourError('UNPROCESSABLE_ENTITY', message, {}, reason)

export const invalidProduct = (productId: string) =>
  new OwnTourError('INVALID_PRODUCT_ID', 'The productId was missing or invalid', { productId })
export const invalidOption = (optionId: string) =>
  new OwnTourError('INVALID_OPTION_ID', 'The optionId was missing or invalid', { optionId })
export const invalidUnit = (unitId: string) =>
  new OwnTourError('INVALID_UNIT_ID', 'The unitId was missing or invalid', { unitId })
export const invalidAvailability = (availabilityId: string) =>
  new OwnTourError('INVALID_AVAILABILITY_ID', 'The availabilityId was missing or invalid', { availabilityId })
export const invalidBooking = (uuid: string) =>
  new OwnTourError('INVALID_BOOKING_UUID', 'The uuid was missing or invalid', { uuid })
export const badRequest = (message: string) => new OwnTourError('BAD_REQUEST', message)
export const unprocessable = (message: string) => new OwnTourError('UNPROCESSABLE_ENTITY', message)
export const soldOut = () => refused('There are not enough seats left', 'sold-out')
export const tooLate = (message: string) => refused(message, 'too-late')
export const priceChanged = () => refused('It costs more than was agreed', 'price')
export const ended = (status: string) => refused(`The booking is ${status}`, 'ended')

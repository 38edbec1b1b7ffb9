/** An error of OCTO: HTTP 400, or the status of its kind. */
export class OctoError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(code: string, message: string, { status = 400, ...fields }: { status?: number } & Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.body = { error: code, errorMessage: message, ...fields }
  }
}

const invalid =
  (code: string, field: string, what: string) =>
  (value: string): OctoError =>
    new OctoError(code, `The ${what} was missing or invalid`, { [field]: value })

export const invalidProduct = invalid('INVALID_PRODUCT_ID', 'productId', 'productId')
export const invalidOption = invalid('INVALID_OPTION_ID', 'optionId', 'optionId')
export const invalidUnit = invalid('INVALID_UNIT_ID', 'unitId', 'unitId')
export const invalidAvailability = invalid('INVALID_AVAILABILITY_ID', 'availabilityId', 'availabilityId')
export const invalidBooking = invalid('INVALID_BOOKING_UUID', 'uuid', 'uuid')
export const badRequest = (message: string): OctoError => new OctoError('BAD_REQUEST', message)
export const unprocessable = (message: string): OctoError => new OctoError('UNPROCESSABLE_ENTITY', message)

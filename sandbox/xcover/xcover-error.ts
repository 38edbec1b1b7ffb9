/** An error of XCover: its type, a message, and a message for each invalid field. */
export class XcoverError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(status: number, type: string, message: string, errors?: Record<string, string>) {
    super(message)
    this.status = status
    this.body = { type, message, ...(errors && { errors }) }
  }
}

export const invalid = (errors: Record<string, string>): XcoverError =>
  new XcoverError(422, 'validation_error', Object.values(errors)[0] ?? 'Invalid', errors)
export const unknown = (what: string): XcoverError => new XcoverError(404, 'not_found', `${what} not found`)

export type ErrorType = 'validation_error' | 'api_error' | 'processor_error'

/** An error in Paystack's format: `{status: false, message, meta: {nextStep}, type, code}`. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly type: ErrorType
  readonly code: string
  readonly nextStep: string

  constructor(row: { statusCode: number; type: ErrorType; code: string; message: string; nextStep: string }) {
    super(row.message)
    this.statusCode = row.statusCode
    this.type = row.type
    this.code = row.code
    this.nextStep = row.nextStep
  }
}

/** The gateway's errors, by code. Codes and statuses follow Paystack's OpenAPI document and its error samples. */
const refusals = {
  invalid_key: {
    statusCode: 401,
    type: 'validation_error',
    message: 'Invalid key',
    nextStep: 'Ensure that you provide the correct authorization key for the request',
  },
  missing_params: {
    statusCode: 400,
    type: 'validation_error',
    message: 'A required parameter is missing',
    nextStep: 'Send every required parameter',
  },
  invalid_params: {
    statusCode: 400,
    type: 'validation_error',
    message: 'A parameter is not valid',
    nextStep: 'Correct the parameter named in the message',
  },
  invalid_amount: {
    statusCode: 400,
    type: 'validation_error',
    message: 'Invalid Amount Sent',
    nextStep: 'Send a positive whole number in the lowest unit of the currency',
  },
  unsupported_currency: {
    statusCode: 403,
    type: 'validation_error',
    message: 'Currency not supported by merchant',
    nextStep: 'Use a currency that is enabled on the integration',
  },
  duplicate_reference: {
    statusCode: 400,
    type: 'validation_error',
    message: 'Duplicate Transaction Reference',
    nextStep: 'Try again with a new reference',
  },
  transaction_not_found: {
    statusCode: 404,
    type: 'validation_error',
    message: 'Transaction reference not found',
    nextStep: 'Use the reference of a transaction of this integration',
  },
  not_found: {
    statusCode: 404,
    type: 'validation_error',
    message: 'Entity not found',
    nextStep: 'Use an identifier of this integration',
  },
  invalid_authorization: {
    statusCode: 400,
    type: 'validation_error',
    message: 'Authorization code not found for this customer',
    nextStep: 'Use a reusable authorization that belongs to the email',
  },
  unexpected_step: {
    statusCode: 400,
    type: 'validation_error',
    message: 'The charge does not expect this step',
    nextStep: 'Check the charge for the step it expects',
  },
  transaction_not_successful: {
    statusCode: 400,
    type: 'validation_error',
    message: 'Transaction has not been paid for and cannot be refunded',
    nextStep: 'Refund a successful transaction',
  },
  refund_amount_exceeded: {
    statusCode: 400,
    type: 'validation_error',
    message: 'Refund amount cannot be more than what is left of the transaction',
    nextStep: 'Refund at most the amount that has not been refunded',
  },
  fully_refunded: {
    statusCode: 400,
    type: 'validation_error',
    message: 'Transaction has been fully reversed',
    nextStep: 'No further refund is possible',
  },
  insufficient_balance: {
    statusCode: 400,
    type: 'api_error',
    message: 'Your balance is not enough to fulfil this request',
    nextStep: 'Top up the balance and try again',
  },
  account_not_resolved: {
    statusCode: 422,
    type: 'validation_error',
    message: 'Could not resolve account name. Check parameters or try again.',
    nextStep: 'Check the account number and the bank code',
  },
} as const satisfies Record<string, { statusCode: number; type: ErrorType; message: string; nextStep: string }>

/** Throws the error `code`; `message` replaces the general one. */
export function refuse(code: keyof typeof refusals, message?: string): never {
  const row = refusals[code]
  throw new Refusal({ ...row, code, message: message ?? row.message })
}

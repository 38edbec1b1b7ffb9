export type ProblemType =
  | 'authentication_error'
  | 'airline_error'
  | 'invalid_state_error'
  | 'rate_limit_error'
  | 'validation_error'
  | 'invalid_request_error'
  | 'api_error'

interface ProblemRow {
  status: number
  type: ProblemType
  title: string
  says: string
}

/** Every code this API answers with. Codes, types and statuses are the vendor's published ones; the wording is ours. */
export const problems = {
  missing_authorization_header: {
    status: 401,
    type: 'authentication_error',
    title: 'No access token',
    says: 'Send an Authorization header with your access token.',
  },
  invalid_authorization_header: {
    status: 401,
    type: 'authentication_error',
    title: 'Unreadable Authorization header',
    says: 'The Authorization header has to read: Bearer, a space, and your access token.',
  },
  access_token_not_found: {
    status: 401,
    type: 'authentication_error',
    title: 'Unknown access token',
    says: 'No account goes with this access token.',
  },
  missing_version_header: {
    status: 400,
    type: 'invalid_request_error',
    title: 'No version',
    says: 'Send a Duffel-Version header that names an API version.',
  },
  unsupported_version: {
    status: 400,
    type: 'invalid_request_error',
    title: 'Unknown version',
    says: 'The Duffel-Version header names a version that does not exist here.',
  },
  unsupported_format: {
    status: 406,
    type: 'invalid_request_error',
    title: 'Only JSON is served',
    says: 'The Accept header excludes application/json, the only format there is.',
  },
  bad_request: { status: 400, type: 'invalid_request_error', title: 'Bad request', says: 'The request could not be understood.' },
  unsupported_operation: {
    status: 400,
    type: 'invalid_request_error',
    title: 'Unsupported operation',
    says: 'The airline does not offer this after booking.',
  },
  malformed_data_param: {
    status: 400,
    type: 'invalid_request_error',
    title: 'Unreadable body',
    says: 'The request body is not valid JSON.',
  },
  missing_data_param: {
    status: 400,
    type: 'invalid_request_error',
    title: 'No data key',
    says: 'Put what you send under a top-level "data" key.',
  },
  invalid_data_param: {
    status: 400,
    type: 'invalid_request_error',
    title: 'Data is not an object',
    says: 'The value of "data" has to be a JSON object.',
  },
  invalid_content_type_header: {
    status: 400,
    type: 'invalid_request_error',
    title: 'Wrong content type',
    says: 'Send the body as application/json.',
  },
  not_found: { status: 404, type: 'invalid_request_error', title: 'Not found', says: 'There is nothing at this address.' },
  rate_limit_exceeded: {
    status: 429,
    type: 'rate_limit_error',
    title: 'Too many requests',
    says: 'Wait until the time in the ratelimit-reset header, then try again.',
  },
  validation_required: { status: 422, type: 'validation_error', title: 'Required field', says: 'This field cannot be left out.' },
  validation_format: {
    status: 422,
    type: 'validation_error',
    title: 'Wrong format',
    says: 'This field is not in the right format.',
  },
  validation_inclusion: {
    status: 422,
    type: 'validation_error',
    title: 'Not one of the choices',
    says: 'This field takes one of a fixed set of values.',
  },
  validation_length: {
    status: 422,
    type: 'validation_error',
    title: 'Wrong length',
    says: 'This field has too few or too many entries.',
  },
  validation_type: {
    status: 422,
    type: 'validation_error',
    title: 'Wrong type',
    says: 'This field holds the wrong type of value.',
  },
  validation_unique: { status: 422, type: 'validation_error', title: 'Repeated value', says: 'This value may appear only once.' },
  invalid_order_create_type: {
    status: 422,
    type: 'validation_error',
    title: 'This offer cannot be held',
    says: 'The selected offer has to be paid for at once: create an instant order.',
  },
  invalid_passenger_title: {
    status: 422,
    type: 'validation_error',
    title: 'Title not accepted',
    says: 'A passenger has a title the airline does not take.',
  },
  invalid_phone_number: {
    status: 422,
    type: 'validation_error',
    title: 'Phone number not accepted',
    says: 'Write the phone number with its country code, as in +442080160509.',
  },
  invalid_email_address: {
    status: 422,
    type: 'validation_error',
    title: 'E-mail address not accepted',
    says: 'The airline cannot write to this e-mail address.',
  },
  duplicate_passenger_name: {
    status: 422,
    type: 'invalid_state_error',
    title: 'Two passengers share a name',
    says: 'An order cannot hold two passengers of the same name.',
  },
  payment_amount_does_not_match_order_amount: {
    status: 422,
    type: 'validation_error',
    title: 'Payment amount differs',
    says: 'The payment has to equal the total of the offer and the services chosen with it.',
  },
  payment_currency_does_not_match_order_currency: {
    status: 422,
    type: 'validation_error',
    title: 'Payment currency differs',
    says: 'The payment has to be in the currency of the order.',
  },
  pay_later_order_no_payment_for_ancillaries: {
    status: 422,
    type: 'validation_error',
    title: 'Held orders take no payment for services',
    says: 'Pay for the order first.',
  },
  order_type_not_eligible_for_payment: {
    status: 422,
    type: 'validation_error',
    title: 'This order was paid when it was made',
    says: 'Only a held order can be paid for later.',
  },
  insufficient_balance: {
    status: 422,
    type: 'invalid_state_error',
    title: 'Balance too low',
    says: 'The account balance does not cover this payment.',
  },
  offer_no_longer_available: {
    status: 422,
    type: 'invalid_state_error',
    title: 'The offer has gone',
    says: 'Choose another offer, or search again.',
  },
  offer_expired: {
    status: 422,
    type: 'invalid_state_error',
    title: 'The offer has expired',
    says: 'Search again to see what is available now.',
  },
  price_changed: {
    status: 422,
    type: 'invalid_state_error',
    title: 'The price has changed',
    says: 'Read the offer again and repeat the request with its new total.',
  },
  schedule_changed: {
    status: 422,
    type: 'invalid_state_error',
    title: 'The airline changed the flights',
    says: 'This order was changed by the airline and cannot be paid for as it was.',
  },
  ancillary_service_not_available: {
    status: 422,
    type: 'invalid_state_error',
    title: 'A service has gone',
    says: 'A seat or service you chose was taken meanwhile. Choose another one.',
  },
  already_paid: { status: 422, type: 'invalid_state_error', title: 'Paid already', says: 'This order has been paid for.' },
  already_cancelled: {
    status: 422,
    type: 'invalid_state_error',
    title: 'Cancelled already',
    says: 'This order has been cancelled.',
  },
  past_payment_required_by_date: {
    status: 422,
    type: 'invalid_state_error',
    title: 'Too late to pay',
    says: 'The time to pay for this order has passed and the airline let it go.',
  },
  order_not_cancellable: {
    status: 422,
    type: 'invalid_state_error',
    title: 'This order cannot be cancelled here',
    says: 'The first flight has left, or the airline does not allow it.',
  },
  order_cancellation_stale: {
    status: 422,
    type: 'invalid_state_error',
    title: 'A newer quote exists',
    says: 'Only the newest cancellation of an order can be confirmed.',
  },
  order_cancellation_expired: {
    status: 422,
    type: 'invalid_state_error',
    title: 'The quote has expired',
    says: 'Create a new order cancellation to see the refund as of now.',
  },
  order_change_already_actioned: {
    status: 422,
    type: 'invalid_state_error',
    title: 'Changed already',
    says: 'This change has been made and cannot be made again.',
  },
  order_not_changeable: {
    status: 422,
    type: 'invalid_state_error',
    title: 'This order cannot be changed here',
    says: 'The fare does not allow a change, or the order was changed before.',
  },
  stale_airline_initiated_change_accept: {
    status: 422,
    type: 'invalid_state_error',
    title: 'A newer change exists',
    says: 'Only the newest change by the airline can be accepted.',
  },
  unsupported_action: {
    status: 422,
    type: 'invalid_request_error',
    title: 'Unsupported action',
    says: 'This cannot be done with this resource.',
  },
  airline_unknown: {
    status: 502,
    type: 'airline_error',
    title: 'The airline refused',
    says: 'The airline answered with an error nobody expected; nothing was booked.',
  },
  order_not_created: {
    status: 502,
    type: 'airline_error',
    title: 'The order was not made',
    says: 'The airline did not make the order; nothing was booked.',
  },
  gateway_timeout_error: {
    status: 504,
    type: 'api_error',
    title: 'The airlines did not answer in time',
    says: 'Try again later.',
  },
  internal_server_error: { status: 500, type: 'api_error', title: 'Internal error', says: 'Something went wrong on our side.' },
} as const satisfies Record<string, ProblemRow>

export type ProblemCode = keyof typeof problems

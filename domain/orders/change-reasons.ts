/** Why a change that its customer paid was not made, for the page and the mail: sentences. */
export const changeReasons = {
  late: 'The payment arrived after the time to pay was over.',
  replaced: 'Another change was chosen before the payment arrived.',
  moved: 'The booking was changed or cancelled before the payment arrived.',
  busy: 'Another change of the booking was being made when the payment arrived.',
  amount: 'Another amount than the one that was asked for was paid.',
  price: 'The price of the change moved before it could be made.',
  gone: 'What you chose was sold out before the change could be made.',
  ended: 'The time to change the booking was over before the change could be made.',
  silent: 'The seller did not answer, so the change could not be made.',
} as const

import { z } from 'zod'

/** What customers of a storefront may do themselves. */
export const CustomerRules = z.object({
  /** Book without signing in. */
  guestsMayBook: z.boolean(),
  /** Create an account by a mailed code before their first booking. */
  customersMayRegister: z.boolean(),
  /** Hold a fare and pay later, where the airline allows it. */
  customersMayHold: z.boolean(),
  /** Cancel what they booked, for the refund that they are shown. */
  customersMayCancel: z.boolean(),
})
export type CustomerRules = z.infer<typeof CustomerRules>

/** The rules of a new agency, and of an agency's record, which has a column for each. */
export const defaultCustomerRules: CustomerRules = {
  guestsMayBook: true,
  customersMayRegister: false,
  customersMayHold: false,
  customersMayCancel: true,
}

export const customerRulesOf = ({
  guestsMayBook,
  customersMayRegister,
  customersMayHold,
  customersMayCancel,
}: CustomerRules): CustomerRules => ({ guestsMayBook, customersMayRegister, customersMayHold, customersMayCancel })

import { z } from 'zod'
import { metadataInput } from '../../duffel/orders/order-input.ts'

const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{M}'’ .-]+$/u, 'may have letters, spaces, hyphens and apostrophes only')

const guest = z.object({
  given_name: name,
  family_name: name,
  born_on: z.iso.date().nullish(),
  user_id: z.string().nullish(),
})

/** `data` of a new booking. */
export const bookingInput = z.object({
  quote_id: z.string().min(1),
  guests: z.array(guest).min(1),
  email: z.email(),
  phone_number: z.string().regex(/^\+[1-9]\d{6,14}$/, 'has to be in E.164 form, such as +442080160509'),
  accommodation_special_requests: z.string().max(1_000).nullish(),
  /** Its name in earlier documents. */
  stay_special_requests: z.string().max(1_000).nullish(),
  loyalty_programme_account_number: z.string().min(1).max(40).nullish(),
  payment: z
    .union([z.object({ card_id: z.string().min(1) }), z.object({ three_d_secure_session_id: z.string().min(1) })])
    .nullish(),
  metadata: metadataInput.nullish(),
  users: z.array(z.string()).nullish(),
})

export type BookingInput = z.infer<typeof bookingInput>

/** The fields that can be changed later. */
export const bookingChange = z.object({ metadata: metadataInput.nullish(), users: z.array(z.string()).nullish() })

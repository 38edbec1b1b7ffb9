import { z } from 'zod'
import { AMOUNT } from '../money.ts'
import { loyaltyAccount } from '../search/search-input.ts'
import { PAYMENT_TYPES } from './order-shape.ts'

/** Letters of the Latin alphabets, spaces, hyphens and apostrophes: the characters that airlines can print. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[A-Za-zÀ-ÖØ-öø-ſ'’ -]+$/, 'may have letters, spaces, hyphens and apostrophes only')

const identityDocument = z.object({
  type: z.enum(['passport', 'tax_id', 'known_traveler_number', 'passenger_redress_number']),
  unique_identifier: z.string().min(1).max(40),
  issuing_country_code: z.string().regex(/^[A-Z]{2}$/, 'is not a country code'),
  expires_on: z.iso.date().nullish(),
})

const passenger = z.object({
  id: z.string().min(1),
  title: z.enum(['mr', 'ms', 'mrs', 'miss', 'dr']),
  gender: z.enum(['m', 'f']),
  given_name: name,
  family_name: name,
  born_on: z.iso.date(),
  email: z.email(),
  phone_number: z.string().regex(/^\+[1-9]\d{6,14}$/, 'has to be in E.164 form, such as +442080160509'),
  infant_passenger_id: z.string().nullish(),
  identity_documents: z.array(identityDocument).nullish(),
  loyalty_programme_accounts: z.array(loyaltyAccount).nullish(),
  user_id: z.string().nullish(),
})

export type PassengerInput = z.infer<typeof passenger>

export const chosenService = z.object({ id: z.string().min(1), quantity: z.number().int().min(1) })
export type ChosenService = z.infer<typeof chosenService>

export const paymentInput = z.object({
  type: z.enum(PAYMENT_TYPES),
  amount: z.string().regex(AMOUNT, 'is not an amount such as 30.20'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'is not a currency code'),
  three_d_secure_session_id: z.string().nullish(),
})
export type PaymentInput = z.infer<typeof paymentInput>

/** Only an instant order accepts credits: several, with at most one other payment for the rest. */
const orderPayment = paymentInput.extend({
  type: z.enum([...PAYMENT_TYPES, 'airline_credit']),
  airline_credit_id: z.string().nullish(),
})

/** At most fifty pairs; keys to 40 characters, values to 500. */
export const metadataInput = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((metadata) => Object.keys(metadata).length <= 50, { message: 'has more than 50 pairs', params: { code: 'length' } })

/** `data` of a new order. The JavaScript client calls a held order `pay_later`. */
export const orderInput = z.object({
  type: z
    .enum(['instant', 'hold', 'pay_later'])
    .default('instant')
    .transform((type) => (type === 'pay_later' ? 'hold' : type)),
  selected_offers: z.array(z.string().min(1)).length(1, 'takes exactly one offer'),
  passengers: z.array(passenger).min(1),
  services: z.array(chosenService).nullish(),
  payments: z
    .array(orderPayment)
    .refine((payments) => payments.filter(({ type }) => type !== 'airline_credit').length <= 1, {
      message: 'takes one payment besides airline credits',
      params: { code: 'length' },
    })
    .nullish(),
  metadata: metadataInput.nullish(),
  users: z.array(z.string()).nullish(),
})

export type OrderInput = z.infer<typeof orderInput>

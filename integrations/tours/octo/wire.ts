import { z } from 'zod'

/** The fields of OCTO that are read (https://docs.octo.travel), as tolerant as suppliers differ. */
const Text = z.string().nullish()

export const WirePrice = z.object({
  original: z.int().nullish(),
  retail: z.int().nonnegative(),
  net: z.int().nonnegative().nullish(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  currencyPrecision: z.int().min(0).max(4),
  includedTaxes: z.array(z.object({ net: z.int().nullish(), retail: z.int() })).nullish(),
})
export type WirePrice = z.infer<typeof WirePrice>

const WireUnitPrice = WirePrice.extend({ unitId: z.string() })

const WireQuestion = z.object({
  id: z.string(),
  required: z.boolean().nullish(),
  label: z.string(),
  description: Text,
  inputType: Text,
  selectOptions: z.array(z.object({ label: z.string(), value: z.string() })).nullish(),
})
export type WireQuestion = z.infer<typeof WireQuestion>

const WireUnit = z.object({
  id: z.string(),
  internalName: Text,
  title: Text,
  type: Text,
  restrictions: z
    .object({
      minAge: z.int().nullish(),
      maxAge: z.int().nullish(),
      minQuantity: z.int().nullish(),
      maxQuantity: z.int().nullish(),
      paxCount: z.int().nullish(),
      accompaniedBy: z.array(z.string()).nullish(),
    })
    .nullish(),
  requiredContactFields: z.array(z.string()).nullish(),
  questions: z.array(WireQuestion).nullish(),
})
export type WireUnit = z.infer<typeof WireUnit>

const WirePickupPoint = z.object({
  id: z.string(),
  name: z.string(),
  directions: Text,
  address: Text,
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
})

export const WireOption = z.object({
  id: z.string(),
  default: z.boolean().nullish(),
  internalName: Text,
  title: Text,
  shortDescription: Text,
  availabilityLocalStartTimes: z.array(z.string()).nullish(),
  cancellationCutoff: Text,
  cancellationCutoffAmount: z.number().nullish(),
  cancellationCutoffUnit: Text,
  restrictions: z.object({ minUnits: z.int().nullish(), maxUnits: z.int().nullish() }).nullish(),
  units: z.array(WireUnit).min(1),
  durationMinutesFrom: z.int().nullish(),
  pickupRequired: z.boolean().nullish(),
  pickupAvailable: z.boolean().nullish(),
  pickupPoints: z.array(WirePickupPoint).nullish(),
  questions: z.array(WireQuestion).nullish(),
})
export type WireOption = z.infer<typeof WireOption>

const WireLocation = z.object({
  title: Text,
  shortDescription: Text,
  types: z.array(z.string()),
  minutesAt: z.int().nullish(),
  place: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    postalAddress: z
      .object({ streetAddress: Text, addressLocality: Text, addressRegion: Text, postalCode: Text, addressCountry: Text })
      .nullish(),
  }),
})
export type WireLocation = z.infer<typeof WireLocation>

export const WireProduct = z.object({
  id: z.string().min(1),
  internalName: z.string(),
  timeZone: z.string(),
  instantConfirmation: z.boolean(),
  availabilityType: z.enum(['START_TIME', 'OPENING_HOURS']),
  deliveryFormats: z.array(z.string()).nullish(),
  options: z.array(WireOption).min(1),
  title: Text,
  shortDescription: Text,
  description: Text,
  features: z.array(z.object({ type: z.string(), shortDescription: Text })).nullish(),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })).nullish(),
  media: z.array(z.object({ src: z.url(), type: z.string(), rel: Text })).nullish(),
  locations: z.array(WireLocation).nullish(),
  categoryLabels: z.array(z.string()).nullish(),
  durationMinutesFrom: z.int().nullish(),
  durationMinutesTo: z.int().nullish(),
  commentary: z.array(z.object({ format: z.string(), language: z.string() })).nullish(),
  /** No part of OCTO: of suppliers that have reviews. */
  reviews: z.object({ average: z.number().nullable(), count: z.int() }).nullish(),
})
export type WireProduct = z.infer<typeof WireProduct>

const WireHours = z.array(z.object({ from: z.string(), to: z.string() })).nullish()

export const WireDay = z.object({
  localDate: z.iso.date(),
  available: z.boolean(),
  status: z.string(),
  vacancies: z.int().nullish(),
  unitPricingFrom: z.array(WireUnitPrice).nullish(),
  pricingFrom: WirePrice.nullish(),
})
export type WireDay = z.infer<typeof WireDay>

export const WireSlot = z.object({
  id: z.string(),
  localDateTimeStart: z.string().min(16),
  localDateTimeEnd: Text,
  utcCutoffAt: z.iso.datetime({ offset: true }),
  allDay: z.boolean(),
  available: z.boolean(),
  status: z.string(),
  vacancies: z.int().nullish(),
  openingHours: WireHours,
  unitPricing: z.array(WireUnitPrice).nullish(),
  pricing: WirePrice.nullish(),
})
export type WireSlot = z.infer<typeof WireSlot>

const WireTicket = z
  .object({
    redemptionMethod: Text,
    deliveryOptions: z.array(z.object({ deliveryFormat: z.string(), deliveryValue: z.string() })).nullish(),
  })
  .nullish()
export type WireTicket = z.infer<typeof WireTicket>

export const WireBooking = z.object({
  id: Text,
  uuid: z.string().min(1),
  resellerReference: Text,
  supplierReference: Text,
  status: z.enum(['ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED', 'REDEEMED', 'PENDING', 'REJECTED']),
  utcExpiresAt: Text,
  productId: Text,
  optionId: Text,
  availabilityId: Text,
  cancellable: z.boolean().nullish(),
  cancellation: z.object({ refund: z.enum(['FULL', 'PARTIAL', 'NONE']) }).nullish(),
  voucher: WireTicket,
  unitItems: z.array(z.object({ uuid: z.string(), unitId: z.string(), supplierReference: Text, ticket: WireTicket })).nullish(),
  pricing: WirePrice.nullish(),
})
export type WireBooking = z.infer<typeof WireBooking>

export const WireProblem = z.object({ error: z.string(), errorMessage: Text })

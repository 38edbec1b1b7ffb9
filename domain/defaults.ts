import type { Regional } from './regional.ts'

/** The defaults and limits of specification section 9, each written here alone: every other file reads it. Times are in milliseconds. */

/** Where an agency is that says nothing else (the currency is the specification's). No other file of the product names a country, a currency or a zone. */
export const defaultRegional: Regional = { country: 'NG', currency: 'NGN', zone: 'Africa/Lagos', locale: 'en-NG' }
export const defaultCurrency = defaultRegional.currency

/** Offers of one product that are compared side by side. */
export const compareLimit = 4

/** Rows of a page of orders, and what they are sorted by: the order number, highest first. */
export const orderListSize = 10
export const orderListSort = '-number'

/** How far around a point stays are shown at first, in kilometres. */
export const defaultRadiusKm = 10

/** A price filter that was cleared, in percent of the prices found. */
export const clearedPriceFilter = { min: 0, max: 100 } as const

/**
 * Suppliers of stays. `active`: asked in every search. `exceptions`: known, and asked only where the operator names them in `STAY_SUPPLIERS`; StayX3
 * is in both lists, so it is asked from the start. Nothing else tells them apart: what an exception sells is matched, priced and cancelled alike.
 */
export const staySuppliers = {
  active: ['stayx2', 'stayx3'],
  exceptions: ['stayx1', 'stayx3', 'stayx4', 'stayx5', 'stayx6', 'stayx7', 'stayx8', 'stayx9', 'stayx10'],
} as const

/** How long a checkout stays open. The specification does not say what its 900000 ms are for. */
export const checkoutMs = 900_000

/** Template settings of a new site; products and payment methods are all that there are. */
export const template = {
  primaryColor: '#000000',
  secondaryColor: '#1e61dc',
  buttonColor: '#1e61dc',
  fontFamily: 'Arial',
  selectedPages: ['about', 'contact', 't&c', 'destination', 'policy', 'faq'],
} as const

/** The primary colour of the agents' interface. */
export const portalColor = '#0067ff'

/** Titles of sections on the home page of every starter site. */
export const homeSectionTitles = {
  flights: 'Flight Booking',
  hotels: 'Hotel Reservations',
  tours: 'Tour Packages',
  deals: 'Exclusive Deals',
} as const

/** Messages that close by themselves, at the top right. */
export const toasts = { closeMs: 5_000, most: 3 } as const

/** How long a page waits for what the browser has saved. */
export const savedStateMs = 5_000

/** After this a part of the interface that did not arrive counts as failed. */
export const chunkMs = 120_000

export const errorDialogWidth = 'min(600px, 90vw)'

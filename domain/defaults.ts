import type { Regional } from './regional.ts'

/** The defaults and limits of specification section 9. They exist only here. Times are in milliseconds. */

/** The defaults of an agency's country (the currency is the specification's). No other file of the product names a country, a currency or a zone. */
export const defaultRegional: Regional = { country: 'NG', currency: 'NGN', zone: 'Africa/Lagos', locale: 'en-NG' }
export const defaultCurrency = defaultRegional.currency

/** Maximum number of compared offers of one product. */
export const compareLimit = 4

/** Rows per page of the order list, and its default sort: the order number, descending. */
export const orderListSize = 10
export const orderListSort = '-number'

/** The default radius around a point or a landmark, in kilometres; a city is searched by its extent. */
export const defaultRadiusKm = 10

/** A cleared price filter, in percent of the prices found. */
export const clearedPriceFilter = { min: 0, max: 100 } as const

/**
 * Suppliers of stays. `active`: used in every search. `exceptions`: known, and used only if the operator names them in `STAY_SUPPLIERS`; StayX3 is in
 * both lists, so it is used by default. There is no other difference: results of an exception are matched, priced and cancelled in the same way.
 */
export const staySuppliers = {
  active: ['stayx2', 'stayx3'],
  exceptions: ['stayx1', 'stayx3', 'stayx4', 'stayx5', 'stayx6', 'stayx7', 'stayx8', 'stayx9', 'stayx10'],
} as const

/** How long a checkout is open. The specification does not say what its 900000 ms are for. */
export const checkoutMs = 900_000

/** Template settings of a new site; products and payment methods are complete. */
export const template = {
  primaryColor: '#000000',
  secondaryColor: '#1e61dc',
  buttonColor: '#1e61dc',
  fontFamily: 'Arial',
  selectedPages: ['about', 'contact', 't&c', 'destination', 'policy', 'faq'],
} as const

/** The primary colour of the portal. */
export const portalColor = '#0067ff'

/** Titles of sections on the home page of every starter site. */
export const homeSectionTitles = {
  flights: 'Flight Booking',
  hotels: 'Hotel Reservations',
  tours: 'Tour Packages',
  deals: 'Exclusive Deals',
} as const

/** Toasts, which close automatically, at the top right. */
export const toasts = { closeMs: 5_000, most: 3 } as const

/** How long a page waits for data saved in the browser. */
export const savedStateMs = 5_000

/** The timeout for loading a part of the interface. */
export const chunkMs = 120_000

export const errorDialogWidth = 'min(600px, 90vw)'

/** How many days of sales the dashboard compares with as many before them. */
export const salesPeriods = [7, 30, 90] as const

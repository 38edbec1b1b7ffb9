import { z } from 'zod'
import { ContactDetails } from '#domain/agency/contact-details.ts'
import { emailAddress } from '#domain/contact/email-address.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { products } from '#domain/products.ts'
import { Site } from '#domain/site/site.ts'
import { Words } from '#domain/words.ts'
import { CustomerTerms } from './agency.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, Money } from './shapes.ts'

/** The endpoints of storefront visitors. Every answer is for the agency of the host. */
const tags = ['Storefront']

/** The published site, and the facts of the agency that every page shows. */
export const ShopSite = z.object({
  site: Site,
  /** The published version, or the time of a preview, so that pages of two versions are never mixed. */
  version: z.string(),
  agency: z.object({
    name: z.string(),
    slug: z.string(),
    currency: z.string(),
    /** ISO 3166-1 alpha-2. */
    country: z.string(),
    /** IANA name of its time zone. */
    zone: z.string(),
    /** BCP 47: the number format. */
    locale: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    /** Hours, holidays, social links and kinds of enquiries that the agency has set. */
    contact: ContactDetails,
  }),
  /** The canonical address: the agency's own domain once it is ready. */
  origin: z.url(),
  /** Whether it sells packages now, which its menu leads to. */
  hasPackages: z.boolean().optional(),
})
export type ShopSite = z.infer<typeof ShopSite>

/** An order of a customer, without data that only agents may see. */
export const ShopTrip = z.object({
  id: Id,
  number: z.string(),
  product: z.enum(products),
  title: z.string(),
  status: z.enum(orderStatuses),
  /** Null for a trip that is over: its numbers are invalid. */
  bookingReference: z.string().nullable(),
  /** It was booked and later cancelled. */
  isCancelled: z.boolean(),
  departsAt: z.string().nullable(),
  total: Money,
})
export type ShopTrip = z.infer<typeof ShopTrip>

/** The lowest price of a room for two at a place that the site's pages name, with its dates. */
export const ShopStayPrice = z.object({
  /** As the page names it. */
  location: z.string(),
  perNight: Money,
  checkIn: z.string(),
  checkOut: z.string(),
})
export type ShopStayPrice = z.infer<typeof ShopStayPrice>

/** The lowest price of a route in the site's flight deals, for one adult and a round trip, with the time when it was found. */
export const ShopFlightPrice = z.object({
  from: z.string(),
  to: z.string(),
  total: Money,
  depart: z.string(),
  return: z.string(),
  foundOn: z.string(),
})
export type ShopFlightPrice = z.infer<typeof ShopFlightPrice>

/** The page of a city, with what recent searches found. */
export const ShopCity = z.object({
  code: z.string(),
  name: z.string(),
  country: z.string(),
  path: z.string(),
  image: z.object({ src: z.string(), alt: z.string() }),
  /** Where its flights leave. */
  from: z.object({ code: z.string(), name: z.string() }),
  /** For one adult and a round trip, the lowest first. */
  fares: z.array(ShopFlightPrice.omit({ from: true, to: true })),
  stay: ShopStayPrice.nullable(),
  others: z.array(z.object({ name: z.string(), path: z.string() })),
})
export type ShopCity = z.infer<typeof ShopCity>

export const shop = {
  site: endpoint('public', 'Read the published website', ['shop.closed', 'site.not-published'])
    .route({ method: 'GET', path: '/shop/site', tags })
    .output(ShopSite),
  preview: endpoint('public', 'Read a shared draft', ['shop.closed', 'site.preview-expired'])
    .route({ method: 'GET', path: '/shop/previews/{id}', tags, description: 'A draft that the agency shared by link.' })
    .input(z.object({ id: Id }))
    .output(ShopSite),
  stayPrices: endpoint('public', 'List the lowest prices of places on the website', ['shop.closed', 'site.not-published'])
    .route({
      method: 'GET',
      path: '/shop/stay-prices',
      tags,
      description:
        'The lowest prices a night of the places that the blocks of hotels name, as searches of the agency have met them.',
    })
    .output(z.array(ShopStayPrice)),
  flightPrices: endpoint('public', 'List prices of the flight deals', ['shop.closed', 'site.not-published'])
    .route({
      method: 'GET',
      path: '/shop/flight-prices',
      tags,
      description:
        'The lowest price of each route that the blocks of flight deals name, as the newest search of the agency found it. Routes that nobody searched are left out.',
    })
    .output(z.array(ShopFlightPrice)),
  city: endpoint('public', 'Read the page of a city', ['shop.closed', 'site.not-published', 'access.not-found'])
    .route({
      method: 'GET',
      path: '/shop/destinations/{city}',
      tags,
      description:
        'A city that the website names, with the lowest prices of flights and rooms that recent searches of the agency found.',
    })
    .input(z.object({ city: Words.max(64) }))
    .output(ShopCity),
  terms: endpoint('public', "Read the agency's terms for customers", ['shop.closed'])
    .route({
      method: 'GET',
      path: '/shop/terms',
      tags,
      description: 'The text is empty where the agency has none. An order stores the version that was in force when it was made.',
    })
    .output(CustomerTerms),
  write: endpoint('public', 'Send a message to the agency', ['shop.closed'])
    .route({ method: 'POST', path: '/shop/messages', tags, successStatus: 201, description: "A message to the agency's inbox." })
    .input(
      z.object({
        name: Words.trim().min(1, 'Write your name.').max(80, 'At most 80 characters.'),
        email: emailAddress('Write your e-mail address, so that we can answer.'),
        phone: Words.trim().max(30, 'At most 30 characters.').default(''),
        topic: Words.trim().max(60, 'At most 60 characters.').default(''),
        message: Words.trim().min(5, 'Write a few words.').max(4_000, 'At most 4,000 characters.'),
        reference: Words.trim().max(30, 'At most 30 characters.').default(''),
      }),
    )
    .output(Done),
  sendCode: endpoint('public', 'Mail a sign-in code to a customer', ['shop.closed'])
    .route({
      method: 'POST',
      path: '/shop/codes',
      tags,
      description: 'Mails a code of six digits, good for ten minutes. Says the same for every address.',
    })
    .input(z.object({ email: emailAddress('Write your e-mail address.') }))
    .output(Done),
  signIn: endpoint('public', 'Sign in a customer with a mailed code', ['shop.closed', 'shop.code-wrong'])
    .route({ method: 'POST', path: '/shop/sign-in', tags })
    .input(
      z.object({
        email: emailAddress('Write your e-mail address.'),
        code: z
          .string()
          .trim()
          .regex(/^\d{6}$/, 'The code has six digits.'),
      }),
    )
    .output(z.object({ name: z.string(), email: z.string() })),
  signOut: endpoint('public', 'Sign out a customer').route({ method: 'POST', path: '/shop/sign-out', tags }).output(Done),
  find: endpoint('public', 'Open a booking by reference and e-mail address', ['shop.closed', 'shop.booking-not-found'])
    .route({
      method: 'POST',
      path: '/shop/bookings',
      tags,
      description: 'Opens one booking by its reference and the e-mail address it was made with.',
    })
    .input(
      z.object({
        reference: Words.trim().toUpperCase().min(4, 'Write the booking reference.').max(20),
        email: emailAddress('Write the e-mail address of the booking.'),
      }),
    )
    .output(z.object({ id: Id, product: z.enum(products) })),
  trips: endpoint('shopper', 'List the bookings of the customer')
    .route({ method: 'GET', path: '/shop/trips', tags, description: 'What the visitor bought here, newest first.' })
    .output(z.array(ShopTrip)),
}

import { productRouters } from '#products/server/routes.ts'
import { open } from './http/implement.ts'
import { auth, confirmation, passkeys, secondFactor, session } from './modules/accounts/routes.ts'
import { activation } from './modules/activation/routes.ts'
import { address } from './modules/address/routes.ts'
import { agency } from './modules/agency/routes.ts'
import { audit } from './modules/audit/routes.ts'
import { checkouts, orderCheckouts } from './modules/checkouts/routes.ts'
import { connections } from './modules/connections/routes.ts'
import { customerImports, customers } from './modules/customers/routes.ts'
import { dashboard } from './modules/desk/routes.ts'
import { apiKeys } from './modules/developers/routes.ts'
import { images } from './modules/images/routes.ts'
import { mails } from './modules/mail/routes.ts'
import { mailTemplates } from './modules/mail-templates/routes.ts'
import { notifications } from './modules/member-notifications/routes.ts'
import { messages } from './modules/messages/routes.ts'
import { orderMails } from './modules/notifications/routes.ts'
import { onboarding } from './modules/onboarding/routes.ts'
import { orderReads, search } from './modules/orders/read-routes.ts'
import { orderWrites } from './modules/orders/write-routes.ts'
import { groups, sharedShares } from './modules/groups/routes.ts'
import { deposits } from './modules/payments/deposits/deposit-routes.ts'
import { orderPayments } from './modules/payments/order-routes.ts'
import { wallet } from './modules/payments/wallet-routes.ts'
import { quotes, quoteLibrary, sharedItineraries, sharedQuotes } from './modules/quotes/routes.ts'
import { ownRegion } from './modules/own-region/routes.ts'
import { offeredPackages, packages } from './modules/packages/routes.ts'
import { photos } from './modules/photos/routes.ts'
import { places } from './modules/places/routes.ts'
import { profile, views } from './modules/profile/routes.ts'
import { rates } from './modules/rates/routes.ts'
import { approvals } from './modules/approvals/routes.ts'
import { branches } from './modules/branches/routes.ts'
import { markups } from './modules/markups/routes.ts'
import { roles } from './modules/roles/routes.ts'
import { shop } from './modules/shop/routes.ts'
import { site } from './modules/site/routes.ts'
import { subscription } from './modules/subscription/routes.ts'
import { delegates } from './modules/team/delegate-routes.ts'
import { support } from './modules/support/routes.ts'
import { invitations, invited, team } from './modules/team/routes.ts'
import { ownTours, tourResources } from './modules/tour-authoring/routes.ts'
import { bookingProtection } from './modules/protection-checkouts/booking-routes.ts'
import { tourPayouts } from './modules/tour-payouts/routes.ts'
import { tourReviews } from './modules/tour-reviews/routes.ts'
import { tourWaiting } from './modules/tour-waiting/routes.ts'
import { guidedTours, tourDays, tourDepartures, tourResellers } from './modules/tour-running/routes.ts'
import { training } from './modules/training/routes.ts'
import { travellers } from './modules/travellers/routes.ts'
import { tripCheckouts } from './modules/trip-checkouts/routes.ts'
import { plannedItems, plannedTrips, trips } from './modules/trips/routes.ts'
import { webhooks } from './modules/webhooks/routes.ts'

/** Every endpoint of the contract, implemented. A missing one is a type error. */
export const router = open.router({
  session,
  auth,
  profile: { ...profile, ...ownRegion },
  views,
  secondFactor,
  confirmation,
  passkeys,
  notifications,
  agency,
  team,
  delegates,
  invitations,
  invited,
  roles,
  branches,
  markups,
  approvals,
  audit,
  activation,
  rates,
  search,
  places,
  ...productRouters,
  checkouts,
  bookingProtection,
  plannedTrips,
  plannedItems,
  tripCheckouts,
  trips,
  deposits,
  groups,
  sharedShares,
  orders: { ...orderReads, ...orderWrites, ...orderCheckouts, ...orderPayments, ...orderMails },
  wallet,
  dashboard,
  mails,
  mailTemplates,
  quotes,
  quoteLibrary,
  sharedQuotes,
  sharedItineraries,
  packages,
  offeredPackages,
  travellers,
  customers,
  customerImports,
  ownTours,
  tourResources,
  site,
  images,
  photos,
  address,
  messages,
  connections,
  apiKeys,
  webhooks,
  subscription,
  onboarding,
  support,
  training,
  guidedTours,
  tourDays,
  tourDepartures,
  tourWaiting,
  tourPayouts,
  tourReviews,
  tourResellers,
  shop,
})

import type { ContractRouterClient } from '@orpc/contract'
import { productRoutes } from '#products/contract/shapes.ts'
import { activation } from './account/activation.ts'
import { address } from './address.ts'
import { agency } from './agency.ts'
import { checkouts } from './checkouts/checkouts.ts'
import { bookingProtection } from './orders/booking-protection.ts'
import { connections } from './connections.ts'
import { customerImports } from './customers/customer-imports.ts'
import { customers } from './customers/customers.ts'
import { dashboard, mails } from './desk.ts'
import { apiKeys } from './developers/api-keys.ts'
import { webhooks } from './developers/webhooks.ts'
import { images } from './images.ts'
import { mailTemplates } from './mail/mail-templates.ts'
import { messages } from './messages.ts'
import { wallet } from './money.ts'
import { onboarding } from './onboarding/onboarding.ts'
import { subscription } from './onboarding/subscription.ts'
import { support } from './onboarding/support.ts'
import { orders } from './orders/orders.ts'
import { offeredPackages } from './packages/offered-packages.ts'
import { packages } from './packages/packages.ts'
import { photos } from './photos.ts'
import { places } from './places.ts'
import { notifications } from './account/notifications.ts'
import { quotes } from './quotes/quotes.ts'
import { groups } from './groups/groups.ts'
import { sharedShares } from './groups/shared-shares.ts'
import { deposits } from './deposits/deposits.ts'
import { quoteLibrary } from './quotes/quote-library.ts'
import { sharedItineraries } from './quotes/shared-itineraries.ts'
import { sharedQuotes } from './quotes/shared-quotes.ts'
import { profile } from './account/profile.ts'
import { views } from './account/views.ts'
import { markups } from './markups.ts'
import { passkeys, secondFactor } from './session/second-factor.ts'
import { auth } from './session/auth.ts'
import { confirmation } from './session/confirmation.ts'
import { rates, search, session } from './session/session.ts'
import { shop } from './shop.ts'
import { site } from './site.ts'
import { approvals } from './team/approvals.ts'
import { audit } from './team/audit.ts'
import { delegates } from './team/delegates.ts'
import { branches } from './team/branches.ts'
import { invited } from './team/invited.ts'
import { roles } from './team/roles.ts'
import { invitations, team } from './team/team.ts'
import { ownTours, tourResources } from './tour-authoring/own-tours.ts'
import { guidedTours } from './tour-running/guided-tours.ts'
import { tourDays } from './tour-running/tour-days.ts'
import { tourDepartures } from './tour-running/tour-departures.ts'
import { tourPayouts } from './tour-running/tour-payouts.ts'
import { tourReviews } from './tour-running/tour-reviews.ts'
import { tourWaiting } from './tour-running/tour-waiting.ts'
import { tourResellers } from './tour-running/tour-resellers.ts'
import { training } from './training/training.ts'
import { travellers } from './travellers.ts'
import { plannedItems, plannedTrips } from './trips/planned-trips.ts'
import { tripCheckouts } from './trips/trip-checkouts.ts'
import { trips } from './trips/trip-documents.ts'

/** The whole HTTP API, under `/api`. */
export const contract = {
  session,
  auth,
  profile,
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
  approvals,
  audit,
  activation,
  rates,
  search,
  places,
  ...productRoutes,
  checkouts,
  bookingProtection,
  plannedTrips,
  plannedItems,
  tripCheckouts,
  trips,
  orders,
  wallet,
  dashboard,
  markups,
  mails,
  mailTemplates,
  quotes,
  sharedQuotes,
  sharedItineraries,
  quoteLibrary,
  deposits,
  groups,
  sharedShares,
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
  tourResellers,
  tourWaiting,
  tourPayouts,
  tourReviews,
  shop,
}

/** The typed client: in-process for loaders, over HTTP for browsers and other programs. */
export type Api = ContractRouterClient<typeof contract>

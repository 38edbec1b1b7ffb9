import type { Collection, Store, Vendor } from '../deps.ts'
import { openStayRecords, type StayRecords } from '../stays/open-stay-records.ts'
import type { StoredChange, StoredChangeRequest } from './changes/change-shape.ts'
import type { StoredCredit } from './credits/credit-shape.ts'
import type { OrderCancellation, Payment, StoredOrder } from './orders/order-shape.ts'
import type { PaymentIntent } from './payments/register-intents.ts'
import type { PaymentSession } from './payments/register-sessions.ts'
import type { StoredSearch } from './search/search-shape.ts'

/** Changes of an offer since it was found; offers themselves are not stored. */
export interface OfferNote {
  id: string
  /** Added to the price first shown, in hundredths. */
  surcharge: number
  /** Its price before each change, in hundredths. */
  formerTotals: number[]
  gone: boolean
  passengers: Record<string, OfferPassengerNote>
}

export interface OfferPassengerNote {
  given_name?: string
  family_name?: string
  loyalty_programme_accounts?: { account_number: string; airline_iata_code: string }[]
}

/** Facts of a search in addition to the question: stored only if there are any, under its first passenger's id. */
export interface SearchNote {
  creditIds: string[]
  passengers: Record<string, OfferPassengerNote>
}

export interface StoredBatch extends StoredSearch {
  expiresAt: string
  total: number
  handedOut: number
}

/** An order that the airline accepted without confirming it: its creation was answered with 202. */
export interface PendingOrder {
  id: string
  accountId: string
  dueAt: string
  outcome: 'created' | 'failed'
  offerId: string
  /** The order as it will be when it succeeds. */
  order: StoredOrder
}

export interface StoredPayment extends Payment {
  order_id: string
}

export interface StoredCancellation extends OrderCancellation {
  /** Hundredths refunded to the balance on confirmation. */
  refundMinor: number
  /** The airline's credits on confirmation. */
  credits: StoredCredit[]
}

export interface WebhookRecord {
  id: string
  url: string
  secret: string
  events: string[]
  active: boolean
  live_mode: false
  created_at: string
  updated_at: string
}

export interface WebhookEventRecord {
  id: string
  webhookId: string
  type: string
  created_at: string
  /** The exact text that is signed and sent. */
  body: string
}

export interface WebhookDeliveryRecord {
  id: string
  eventId: string
  webhookId: string
  url: string
  type: string
  created_at: string
}

/** One account's documents, invisible to other accounts' tokens. */
export interface Records {
  /** The account's name, which distinguishes faults and webhooks. */
  vendor: Vendor
  accountId: string
  organisationId: string
  offerRequests: Collection<StoredSearch>
  partialRequests: Collection<StoredSearch>
  batches: Collection<StoredBatch>
  offerNotes: Collection<OfferNote>
  searchNotes: Collection<SearchNote>
  airlineCredits: Collection<StoredCredit>
  orders: Collection<StoredOrder>
  cancellations: Collection<StoredCancellation>
  payments: Collection<StoredPayment>
  sessions: Collection<PaymentSession>
  intents: Collection<PaymentIntent>
  changeRequests: Collection<StoredChangeRequest>
  changes: Collection<StoredChange>
  webhooks: Collection<WebhookRecord>
  webhookEvents: Collection<WebhookEventRecord>
  webhookDeliveries: Collection<WebhookDeliveryRecord>
  balance: Collection<{ minor: number }>
  /** Shared by all accounts: a seat on a flight is sold once, by any account. */
  seats: Collection<{ orderId: string }>
  /** Shared by all accounts: orders that wait for an airline. */
  pending: Collection<PendingOrder>
  stays: StayRecords
}

/** Every document of a collection, newest first: for filters that no index answers. */
export const everyOne = <T>(collection: Collection<T>): T[] => collection.page({ limit: 1_000_000 }).items

export const openPending = (store: Store) => store.collection<PendingOrder>('duffel.pending-orders')

export type OpenRecords = (accountId: string) => Records

/** Opens each account's collections once. */
export function openRecords(store: Store, vendor: Vendor): OpenRecords {
  const opened = new Map<string, Records>()
  const open = (accountId: string): Records => {
    const named = (name: string) => `duffel.${name}.${accountId}`
    return {
      vendor,
      accountId,
      organisationId: `org_${accountId}`,
      offerRequests: store.collection(named('offer-requests')),
      partialRequests: store.collection(named('partial-requests')),
      batches: store.collection(named('batches')),
      offerNotes: store.collection(named('offer-notes')),
      searchNotes: store.collection(named('search-notes')),
      airlineCredits: store.collection<StoredCredit>(named('airline-credits'), { user: ({ user_id }) => user_id }),
      orders: store.collection<StoredOrder>(named('orders'), {
        reference: ({ order }) => order.booking_reference,
        offer: ({ order }) => order.offer_id,
        change: ({ order }) => order.airline_initiated_changes.map(({ id }) => id),
        awaiting: ({ order }) => (order.payment_status.awaiting_payment ? 'yes' : 'no'),
      }),
      cancellations: store.collection<StoredCancellation>(named('cancellations'), { order: (one) => one.order_id }),
      payments: store.collection<StoredPayment>(named('payments'), { order: (one) => one.order_id }),
      sessions: store.collection(named('payment-sessions')),
      intents: store.collection(named('payment-intents')),
      changeRequests: store.collection<StoredChangeRequest>(named('change-requests'), {
        offer: ({ offers }) => offers.map(({ id }) => id),
      }),
      changes: store.collection(named('changes')),
      webhooks: store.collection(named('webhooks')),
      webhookEvents: store.collection(named('webhook-events')),
      webhookDeliveries: store.collection<WebhookDeliveryRecord>(named('webhook-deliveries'), {
        webhook: (one) => one.webhookId,
      }),
      balance: store.collection(named('balance')),
      seats: store.collection('duffel.seats'),
      pending: openPending(store),
      stays: openStayRecords(store, accountId),
    }
  }
  return (accountId) => {
    const known = opened.get(accountId) ?? open(accountId)
    opened.set(accountId, known)
    return known
  }
}

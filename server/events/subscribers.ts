import type { z } from 'zod'
import type { EventKind, EventPayload } from '#domain/events.ts'
import type { ChosenEvent } from '#domain/webhooks/webhook-events.ts'
import type { Job } from '../jobs/define-job.ts'
import { releaseReservation } from '../modules/checkouts/release-reservation.job.ts'
import { followOrder } from '../modules/groups/follow-order.job.ts'
import { tellShare } from '../modules/groups/tell-share.job.ts'
import { notifyMembers } from '../modules/member-notifications/notify-members.job.ts'
import { mailNotPublished } from '../modules/notifications/mail-not-published.job.ts'
import { notifyReversed } from '../modules/notifications/notify-reversed.job.ts'
import { sendOrderMail } from '../modules/notifications/send-order-mail.job.ts'
import { sendReceipt } from '../modules/notifications/send-receipt.job.ts'
import { makeChange } from '../modules/order-changes/make-change.job.ts'
import { belowEnded } from '../modules/orders/cancellation/below-ended.job.ts'
import { releaseStray } from '../modules/orders/hold/release-stray.job.ts'
import { cancelReplaced } from '../modules/orders/replacement/cancel-replaced.job.ts'
import { WATCH_SECONDS, watchPrice } from '../modules/orders/replacement/watch-price.job.ts'
import { FIRST_POLL_SECONDS, followSchedule } from '../modules/orders/schedule/follow-schedule.job.ts'
import { returnPayments } from '../modules/payments/return-payments.job.ts'
import { returnUncounted } from '../modules/payments/return-uncounted.job.ts'
import { returnCancelled } from '../modules/payments/returns/return-cancelled.job.ts'
import { buyChosen, closeChosen } from '../modules/protection-checkouts/choices/buy-chosen.job.ts'
import { tellBooked } from '../modules/quotes/sharing/tell-booked.job.ts'
import { tellDeposit } from '../modules/quotes/sharing/tell-deposit.job.ts'
import { settleInvoices } from '../modules/subscription/settle-invoices.job.ts'
import { askReview } from '../modules/tour-reviews/ask-review.job.ts'
import { continueTrip } from '../modules/trip-checkouts/continue-trip.job.ts'
import { settlePlaces } from '../modules/trip-checkouts/packaged/settle-places.job.ts'
import { publishEvent } from '../modules/webhooks/publish-event.job.ts'

interface Event<K extends EventKind> {
  id: string
  kind: K
  agencyId: string
  subject: string
  payload: EventPayload<K>
  at: Date
}

interface Subscriber<K extends EventKind> {
  job: Job
  /** The payload of the job; null where the event does not concern it. */
  payloadOf(event: Event<K>): object | null
  afterSeconds?: number | undefined
}

const to = <K extends EventKind, T extends z.ZodType<object>>(
  job: Job<T>,
  payloadOf: (event: Event<K>) => NoInfer<z.infer<T>> | null,
  afterSeconds?: number,
): Subscriber<K> => ({ job, payloadOf, afterSeconds })

const order = ({ agencyId, subject }: Pick<Event<EventKind>, 'agencyId' | 'subject'>) => ({ agencyId, orderId: subject })
/** For jobs that count their polls. */
const untried = (event: Pick<Event<EventKind>, 'agencyId' | 'subject'>) => ({ ...order(event), tries: 0 })
const payment = ({ agencyId, subject }: Pick<Event<EventKind>, 'agencyId' | 'subject'>) => ({ agencyId, paymentId: subject })

/** Posts the event to the agency's webhooks. */
const toWebhooks = <K extends ChosenEvent>(): Subscriber<K> =>
  to(publishEvent, ({ id, kind, agencyId, subject, payload, at }) => ({
    agencyId,
    eventId: id,
    kind,
    subject,
    payload,
    at: at.toISOString(),
  }))

/** Notifies the members who may read about it. */
const toMembers = <K extends EventKind>(): Subscriber<K> =>
  to(notifyMembers, ({ id, kind, agencyId, subject, payload, at }) => ({
    agencyId,
    eventId: id,
    kind,
    subject,
    payload,
    at: at.toISOString(),
  }))

/** The subscribers of each event: one job a row. The module that records the event does not import them. */
export const subscribers: { [K in EventKind]: readonly Subscriber<K>[] } = {
  'order.issued': [
    to(sendOrderMail, (event) => ({ ...order(event), mail: 'issued' as const })),
    to(watchPrice, (event) => (event.payload.isFreeToCancel ? order(event) : null), WATCH_SECONDS),
    to(cancelReplaced, (event) => (event.payload.replaces ? order(event) : null)),
    to(buyChosen, untried),
    to(continueTrip, untried),
    to(askReview, order),
    to(followSchedule, (event) => ({ ...order(event), isPoll: true, tries: 0 }), FIRST_POLL_SECONDS),
    to(followOrder, (event) => ({ ...order(event), what: 'issued' as const })),
    toWebhooks(),
    toMembers(),
  ],
  'order.held': [to(sendOrderMail, (event) => ({ ...order(event), mail: 'hold-confirmed' as const })), toWebhooks(), toMembers()],
  'order.deadline-near': [
    to(sendOrderMail, (event) => ({ ...order(event), mail: 'hold-reminder' as const })),
    toWebhooks(),
    toMembers(),
  ],
  'order.needs-decision': [
    to(sendOrderMail, (event) => ({ ...order(event), mail: 'needs-decision' as const })),
    toWebhooks(),
    toMembers(),
  ],
  'order.cancelled': [
    to(returnCancelled, (event) => (event.payload.refund > 0 ? { ...order(event), tries: 0 } : null)),
    to(belowEnded, (event) => (event.payload.hasOnTop ? order(event) : null)),
    to(continueTrip, untried),
    to(settlePlaces, order),
    to(sendOrderMail, (event) => ({ ...order(event), mail: 'cancelled' as const })),
    toWebhooks(),
    toMembers(),
  ],
  'order.failed': [
    to(returnPayments, (event) => ({ ...order(event), isDecided: event.payload.isDecided })),
    to(releaseStray, (event) => (event.payload.wasHeld ? { ...order(event), tries: 0 } : null)),
    to(belowEnded, (event) => (event.payload.hasOnTop ? order(event) : null)),
    to(closeChosen, order),
    to(continueTrip, untried),
    to(settlePlaces, order),
    to(releaseReservation, ({ agencyId, payload }) => (payload.reservedItem ? { agencyId, itemId: payload.reservedItem } : null)),
    to(sendOrderMail, (event) => ({ ...order(event), mail: 'failed' as const, reason: event.payload.reason })),
    toWebhooks(),
    toMembers(),
  ],
  'order.refunded': [toMembers()],
  'order.rescheduled': [
    to(sendOrderMail, (event) => ({ ...order(event), mail: 'rescheduled' as const, changeId: event.payload.changeId })),
    toMembers(),
  ],
  'payment.received': [
    to(sendReceipt, payment),
    to(settleInvoices, payment),
    to(continueTrip, ({ agencyId, payload: { tripOrder } }) => (tripOrder ? { agencyId, orderId: tripOrder, tries: 0 } : null)),
    to(tellBooked, ({ agencyId, payload: { tripOrder } }) => (tripOrder ? { agencyId, orderId: tripOrder } : null)),
    toWebhooks(),
    toMembers(),
  ],
  'payment.failed': [toMembers()],
  'top-up.reversed': [to(notifyReversed, payment), toWebhooks(), toMembers()],
  'site.not-published': [to(mailNotPublished, ({ agencyId, payload }) => ({ agencyId, ...payload })), toMembers()],
  'message.received': [toMembers()],
  'member.joined': [toMembers()],
  'subscription.changed': [toMembers()],
  'activation.decided': [toMembers()],
  'webhook.disabled': [toMembers()],
  'quote.expired': [toMembers()],
  'availability.changed': [toWebhooks()],
  'change.paid': [
    to(makeChange, ({ agencyId, subject, payload }) => ({ agencyId, orderId: payload.orderId, requestId: subject })),
  ],
  'change.refused': [
    to(sendOrderMail, ({ agencyId, subject, payload: { orderId, reason, amount } }) => ({
      mail: 'change-refused' as const,
      agencyId,
      orderId,
      requestId: subject,
      reason,
      amount,
    })),
    to(returnUncounted, ({ agencyId, payload: { uncounted } }) =>
      uncounted ? { agencyId, paymentId: uncounted, tries: 0 } : null,
    ),
  ],
  'order.hold-ended': [to(followOrder, (event) => ({ ...order(event), what: 'ended' as const }))],
  'deposit.changed': [
    to(tellDeposit, ({ agencyId, subject, payload: { state, purpose } }) =>
      purpose === 'quote' ? { agencyId, depositId: subject, state } : null,
    ),
    to(tellShare, ({ agencyId, subject, payload: { state, purpose } }) =>
      purpose === 'share' ? { agencyId, depositId: subject, state } : null,
    ),
  ],
}

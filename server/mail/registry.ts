import type { MailTemplate } from './template.ts'
import { accountChanged } from './templates/account-changed.ts'
import { guessingStopped } from './templates/guessing-stopped.ts'
import { holdConfirmed } from './templates/hold-confirmed.ts'
import { holdReminder } from './templates/hold-reminder.ts'
import { memberInvited } from './templates/member-invited.ts'
import { messageReceived } from './templates/message-received.ts'
import { newSignIn } from './templates/new-sign-in.ts'
import { notification } from './templates/notification.ts'
import { notificationDigest } from './templates/notification-digest.ts'
import { changeRefused } from './templates/change-refused.ts'
import { orderFailedRefunded } from './templates/order-failed-refunded.ts'
import { orderIssued } from './templates/order-issued.ts'
import { orderItinerary } from './templates/order-itinerary.ts'
import { orderRescheduled } from './templates/flights/order-rescheduled.ts'
import { approvalDecided } from './templates/approval-decided.ts'
import { approvalRequested } from './templates/approval-requested.ts'
import { orderNeedsDecision } from './templates/order-needs-decision.ts'
import { passwordReset } from './templates/password-reset.ts'
import { paymentReceived } from './templates/payment-received.ts'
import { policyCancelled } from './templates/cancelled/policy-cancelled.ts'
import { policyChanged } from './templates/policy-changed.ts'
import { policyConfirmed } from './templates/policy-confirmed.ts'
import { quoteAnswered } from './templates/quotes/quote-answered.ts'
import { quoteReminder } from './templates/quotes/quote-reminder.ts'
import { quoteSent } from './templates/quotes/quote-sent.ts'
import { shareAsked } from './templates/groups/share-asked.ts'
import { shareTold } from './templates/groups/share-told.ts'
import { sharedFlights } from './templates/shared-flights.ts'
import { signInCode } from './templates/sign-in-code.ts'
import { siteNotPublished } from './templates/site-not-published.ts'
import { stayCancelled } from './templates/cancelled/stay-cancelled.ts'
import { stayConfirmed } from './templates/stay-confirmed.ts'
import { subscriptionNotice } from './templates/subscription-notice.ts'
import { supportRequest } from './templates/support-request.ts'
import { topUpReversed } from './templates/top-up-reversed.ts'
import { tourCancelled } from './templates/cancelled/tour-cancelled.ts'
import { tourChanged } from './templates/tours/tour-changed.ts'
import { tourMoved } from './templates/tours/tour-moved.ts'
import { tourConfirmed } from './templates/tours/tour-confirmed.ts'
import { tourReviewAsked } from './templates/tours/tour-review-asked.ts'
import { tourSeatsOffered } from './templates/tours/tour-seats-offered.ts'
import { tourWaitingJoined } from './templates/tours/tour-waiting-joined.ts'
import { confirmationCode } from './templates/confirmation-code.ts'
import { webhookDisabled } from './templates/webhook-disabled.ts'
import { welcome } from './templates/welcome.ts'

/** Every mail the product sends: one line each. */
const templates = {
  'account-changed': accountChanged,
  'guessing-stopped': guessingStopped,
  'confirmation-code': confirmationCode,
  'hold-confirmed': holdConfirmed,
  'change-refused': changeRefused,
  'hold-reminder': holdReminder,
  'member-invited': memberInvited,
  'message-received': messageReceived,
  'new-sign-in': newSignIn,
  notification,
  'notification-digest': notificationDigest,
  'order-issued': orderIssued,
  'order-failed-refunded': orderFailedRefunded,
  'order-itinerary': orderItinerary,
  'order-rescheduled': orderRescheduled,
  'approval-requested': approvalRequested,
  'approval-decided': approvalDecided,
  'order-needs-decision': orderNeedsDecision,
  'password-reset': passwordReset,
  'payment-received': paymentReceived,
  'policy-cancelled': policyCancelled,
  'policy-changed': policyChanged,
  'policy-confirmed': policyConfirmed,
  'quote-answered': quoteAnswered,
  'quote-reminder': quoteReminder,
  'quote-sent': quoteSent,
  'share-asked': shareAsked,
  'share-told': shareTold,
  'shared-flights': sharedFlights,
  'sign-in-code': signInCode,
  'site-not-published': siteNotPublished,
  'stay-cancelled': stayCancelled,
  'stay-confirmed': stayConfirmed,
  'subscription-notice': subscriptionNotice,
  'support-request': supportRequest,
  'top-up-reversed': topUpReversed,
  'tour-cancelled': tourCancelled,
  'tour-confirmed': tourConfirmed,
  'tour-changed': tourChanged,
  'tour-moved': tourMoved,
  'tour-review-asked': tourReviewAsked,
  'tour-seats-offered': tourSeatsOffered,
  'tour-waiting-joined': tourWaitingJoined,
  'webhook-disabled': webhookDisabled,
  welcome,
}

export type MailId = keyof typeof templates
export type MailData = { [K in MailId]: (typeof templates)[K]['sample'] }

export const mailTemplates: { readonly [K in MailId]: MailTemplate<MailData[K]> } = templates

export const isMailId = (name: string): name is MailId => Object.hasOwn(templates, name)

/** The mails whose texts agencies may change. */
export const wordedMails: readonly MailId[] = (Object.keys(templates) as MailId[]).filter((id) => mailTemplates[id].wording)

/** The mails to a buyer whose order is cancelled. */
export const cancellationMails = ['stay-cancelled', 'tour-cancelled', 'policy-cancelled'] as const satisfies MailId[]

/** The mails that carry an order's confirmation. */
export const confirmationMails = [
  'order-issued',
  'order-itinerary',
  'stay-confirmed',
  'tour-confirmed',
  'policy-confirmed',
] as const satisfies MailId[]

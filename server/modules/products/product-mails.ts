import type { ChangedLeg } from '#domain/flights/schedule/schedule-change.ts'
import type { Money } from '#domain/money/money.ts'
import type { Period } from '#domain/policies/changes/change-rules.ts'
import type { Ctx } from '../../ctx.ts'
import type { Order } from '../../db/schema/index.ts'
import type { cancellationMails, confirmationMails } from '../../mail/registry.ts'
import type { MailOrder } from '../mail/queue-mail.ts'
import type { DocumentRecord } from './product-documents.ts'

export type ConfirmationMail = (typeof confirmationMails)[number]
export type CancellationMail = (typeof cancellationMails)[number]
export type ChangeMail = 'tour-changed' | 'policy-changed'
export type HoldMail = 'hold-confirmed' | 'hold-reminder'

type Written<K extends ConfirmationMail | HoldMail | CancellationMail | 'tour-moved' | 'order-rescheduled' | ChangeMail> = Pick<
  MailOrder<K>,
  'template' | 'data'
>

/** The refund of a cancelled order, and its destination. */
export interface Returned {
  refund: Money
  refundTo: 'wallet' | 'card' | 'agency'
}

/** The day and the local time that were booked before the seller moved the order, and why. */
export interface Moved {
  from: { day: string; time: string | null }
  reason: string
}

/** What was booked before the buyer changed the order, in words, and how much more it costs; less if negative. */
export interface ChangedOrder {
  before: string
  difference: Money
}

/** What an airline moved, and the policies that leave a day of the trip without cover since then. */
export interface Rescheduled {
  legs: readonly ChangedLeg[]
  gaps: readonly { covers: Period; trip: Period }[]
}

/** The mails about an order that differ by product. */
export interface ProductMails<Sold = Order> {
  /** The mail that carries the documents. */
  documents(ctx: Ctx, record: DocumentRecord<Sold>): Written<ConfirmationMail>
  /** To the buyer: it is cancelled, and what is returned. Left out by what has no such mail. */
  cancelled?(ctx: Ctx, record: DocumentRecord<Sold>, returned: Returned): Written<CancellationMail>
  /** To the buyer: the seller moved it to another time. Left out by what is not moved. */
  moved?(ctx: Ctx, record: DocumentRecord<Sold>, moved: Moved): Written<'tour-moved'>
  /** To the buyer: it is changed as they asked. Left out by what is not changed. */
  changed?(ctx: Ctx, record: DocumentRecord<Sold>, changed: ChangedOrder): Written<ChangeMail>
  /** To the buyer: the airline changed its times. Left out by what no airline flies. */
  rescheduled?(ctx: Ctx, record: DocumentRecord<Sold>, changed: Rescheduled): Written<'order-rescheduled'>
  /** To the agency: the supplier holds it, or its deadline comes near. Left out where nothing is held. */
  held?(ctx: Ctx, record: DocumentRecord<Sold>, hold: { template: HoldMail; payBy: Date }): Written<HoldMail>
}

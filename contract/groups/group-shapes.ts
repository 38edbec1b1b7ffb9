import { z } from 'zod'
import { depositStates } from '#domain/deposits/deposit.ts'
import { GroupRoom, groupRules, groupStates, shareKinds, shareStates } from '#domain/groups/group.ts'
import { AgencyOfLink } from '../deposits/by-link.ts'
import { DepositView } from '../deposits/deposit-view.ts'
import { PaymentMethod, PaymentSoFar } from '../payments.ts'
import { Id, IdempotencyKey, Instant, Money } from '../shapes.ts'

/** What one person or sub-group pays, for members. */
export const ShareView = z.object({
  id: Id,
  kind: z.enum(shareKinds),
  state: z.enum(shareStates),
  name: z.string(),
  email: z.string(),
  /** The names of the people whose part it is. */
  people: z.array(z.string()),
  amount: Money,
  isPaid: z.boolean(),
  /** The page on which it is paid. */
  link: z.string(),
  agreedAt: Instant.nullable(),
  remindedAt: Instant.nullable(),
  deposits: z.array(DepositView),
})
export type ShareView = z.infer<typeof ShareView>

/** A held order whose cost is shared. */
export const GroupView = z.object({
  orderId: Id,
  number: z.string(),
  title: z.string(),
  state: z.enum(groupStates),
  rule: z.enum(groupRules),
  organiser: z.object({ name: z.string(), email: z.string() }),
  total: Money,
  paid: Money,
  payBy: Instant.nullable(),
  decideAt: Instant,
  people: z.array(z.object({ id: Id, name: z.string() })),
  /** Those whose share is paid, with the people for whom it is. */
  paidPeople: z.array(Id),
  rooms: z.array(GroupRoom),
  roomsRev: z.int(),
  shares: z.array(ShareView),
})
export type GroupView = z.infer<typeof GroupView>

/** A held order before its cost is shared. */
export const Shareable = z.object({
  orderId: Id,
  number: z.string(),
  title: z.string(),
  total: Money,
  payBy: Instant.nullable(),
  people: z.array(z.object({ id: Id, name: z.string() })),
})
export type Shareable = z.infer<typeof Shareable>

/** A share as its payer sees it: their own part and nothing of the others. */
export const SharedShare = z.object({
  title: z.string(),
  organiser: z.string(),
  name: z.string(),
  kind: z.enum(shareKinds),
  people: z.array(z.string()),
  /** The rooms of these people. */
  rooms: z.array(z.object({ name: z.string(), type: z.string() })),
  amount: Money,
  rule: z.enum(groupRules),
  /** Until when it is to be paid. */
  until: Instant,
  agreedAt: Instant.nullable(),
  /** `open`: it can be paid. `dropped`: the booking is made anew for those who paid. */
  state: z.enum(['open', 'paid', 'dropped', 'booked', 'ended']),
  /** The last payment that arrived; null before. */
  paid: z.object({ state: z.enum(depositStates), at: Instant }).nullable(),
  next: z.object({ methods: z.array(PaymentMethod), idempotencyKey: IdempotencyKey }).nullable(),
  awaited: PaymentSoFar.nullable(),
  agency: AgencyOfLink,
})
export type SharedShare = z.infer<typeof SharedShare>

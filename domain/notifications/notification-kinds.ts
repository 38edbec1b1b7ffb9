import { type MemberRole, type Permission, type Role, roles } from '../permissions.ts'

/** How a member learns of an event: the list behind the bell, a message of the browsers that the member allowed, a mail for each, or one mail a day. */
export const channels = ['inApp', 'browser', 'email', 'digest'] as const
export type Channel = (typeof channels)[number]

export const notificationGroups = ['Orders', 'Quotes', 'Money', 'Website', 'Agency'] as const

interface KindRow {
  group: (typeof notificationGroups)[number]
  label: string
  help: string
  /** Only members with it are notified. */
  permission: Permission
  /** The roles for which a channel is on until the member chooses. */
  on: Partial<Record<Channel, readonly Role[]>>
  /** `own`: a mail of this event exists and is sent to the members who chose it. `notification`: the common mail of notifications. */
  mail: 'own' | 'notification'
}

const sellers: readonly Role[] = ['owner', 'manager', 'agent', 'support']
const bookkeepers: readonly Role[] = ['owner', 'manager', 'accountant']

/** Everything that members are notified of. The words of each are in `notification-words.ts`. */
export const notificationKinds = {
  'order.needs-decision': {
    group: 'Orders',
    label: 'An order needs a decision',
    help: 'A ticket was refused, or a supplier did not answer.',
    permission: 'orders:decide',
    on: { inApp: roles, email: roles },
    mail: 'own',
  },
  'order.deadline-near': {
    group: 'Orders',
    label: 'A held order is about to expire',
    help: 'The e-mail is a copy of the reminder that goes to the agency’s address.',
    permission: 'orders:read',
    on: { inApp: sellers },
    mail: 'own',
  },
  'order.issued': {
    group: 'Orders',
    label: 'An order is issued',
    help: 'Tickets and vouchers are ready.',
    permission: 'orders:read',
    on: { inApp: sellers },
    mail: 'notification',
  },
  'order.held': {
    group: 'Orders',
    label: 'An order is held',
    help: 'The airline keeps the seats until the payment deadline.',
    permission: 'orders:read',
    on: {},
    mail: 'notification',
  },
  'order.failed': {
    group: 'Orders',
    label: 'An order could not be booked',
    help: 'Its payment is returned.',
    permission: 'orders:read',
    on: { inApp: sellers },
    mail: 'notification',
  },
  'order.cancelled': {
    group: 'Orders',
    label: 'An order is cancelled',
    help: 'By a colleague or by the customer.',
    permission: 'orders:read',
    on: { inApp: sellers },
    mail: 'notification',
  },
  'order.rescheduled': {
    group: 'Orders',
    label: 'An airline changes its schedule',
    help: 'Flights of an order leave at other times. The customer is told by e-mail.',
    permission: 'orders:read',
    on: { inApp: sellers, email: ['owner', 'manager', 'agent'] },
    mail: 'notification',
  },
  'quote.expired': {
    group: 'Quotes',
    label: 'A quote expires',
    help: 'The customer did not answer by its last day.',
    permission: 'quotes:read',
    on: { inApp: sellers },
    mail: 'notification',
  },
  'order.refunded': {
    group: 'Money',
    label: 'A refund is done',
    help: 'The money of a cancelled or failed order went back.',
    permission: 'orders:read',
    on: { inApp: [...sellers, 'accountant'] },
    mail: 'notification',
  },
  'payment.received': {
    group: 'Money',
    label: 'A payment arrives',
    help: 'By card or bank transfer, for an order. The e-mail is the receipt of your own payments.',
    permission: 'orders:read',
    on: { inApp: bookkeepers, email: roles },
    mail: 'own',
  },
  'payment.failed': {
    group: 'Money',
    label: 'A payment fails',
    help: 'The card or the transfer for an order was refused.',
    permission: 'orders:read',
    on: { inApp: sellers },
    mail: 'notification',
  },
  'wallet.topped-up': {
    group: 'Money',
    label: 'The wallet is topped up',
    help: 'The e-mail is the receipt of your own top-ups.',
    permission: 'wallet:read',
    on: { inApp: roles, email: roles },
    mail: 'own',
  },
  'wallet.reversed': {
    group: 'Money',
    label: 'A top-up is taken back',
    help: 'The e-mail also goes to the agency’s address.',
    permission: 'wallet:read',
    on: { inApp: roles },
    mail: 'own',
  },
  'message.received': {
    group: 'Website',
    label: 'A visitor writes on the website',
    help: 'The e-mail is a copy of the message that goes to the agency’s address.',
    permission: 'messages:read',
    on: { inApp: roles },
    mail: 'own',
  },
  'site.not-published': {
    group: 'Website',
    label: 'The website could not be published',
    help: 'The e-mail also goes to the member who scheduled it.',
    permission: 'site:write',
    on: { inApp: roles },
    mail: 'own',
  },
  'member.joined': {
    group: 'Agency',
    label: 'A colleague joins',
    help: 'An invitation was accepted.',
    permission: 'team:read',
    on: { inApp: roles },
    mail: 'notification',
  },
  'subscription.changed': {
    group: 'Agency',
    label: 'The plan is paid, unpaid or ends',
    help: 'The e-mail also goes to the owner.',
    permission: 'plan:write',
    on: { inApp: roles },
    mail: 'own',
  },
  'activation.decided': {
    group: 'Agency',
    label: 'The business activation is decided',
    help: 'The agency is activated, or more documents are needed.',
    permission: 'agency:write',
    on: { inApp: roles, email: ['owner'] },
    mail: 'notification',
  },
  'webhook.disabled': {
    group: 'Agency',
    label: 'A webhook is disabled',
    help: 'Its address has refused all messages for days.',
    permission: 'developers:write',
    on: { inApp: roles, email: roles },
    mail: 'own',
  },
} as const satisfies Record<string, KindRow>

export type NotificationKind = keyof typeof notificationKinds
export const notificationKindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]

/** The row of a kind, for code that treats all kinds alike. */
export const kindRow = (kind: NotificationKind): KindRow => notificationKinds[kind]

/** Stored choices: only those that a member has made. */
export type NotificationChoices = Partial<Record<NotificationKind, Partial<Record<Channel, boolean>>>>

interface Member {
  role: MemberRole
  choices: NotificationChoices
}

/** Whether a member wants a kind through a channel. A role of the agency's own has the defaults of agents; browsers have those of the bell. */
export function isChosen({ role, choices }: Member, kind: NotificationKind, channel: Channel): boolean {
  const usual = kindRow(kind).on[channel === 'browser' ? 'inApp' : channel] ?? []
  return choices[kind]?.[channel] ?? usual.includes(role === 'own' ? 'agent' : role)
}

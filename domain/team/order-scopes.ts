import type { Permission } from '../permissions.ts'

/** Whose orders the members of a role reach, from the narrowest to the widest. */
export const orderScopes = ['own', 'branch', 'all'] as const
export type OrderScope = (typeof orderScopes)[number]

/** Each scope in words, for the role editor and the list of roles. */
export const scopeWords: Record<OrderScope, { name: string; text: string }> = {
  own: {
    name: 'Own orders',
    text: 'Orders that the member made, and those that were handed over to them. Not orders of colleagues, nor sales on the website.',
  },
  branch: {
    name: "The branch's orders",
    text: "Own orders, and those that were made in the member's branch. A member without a branch reaches own orders only.",
  },
  all: { name: 'All orders', text: 'Every order of the agency, sales on the website included.' },
}

/** The narrower of two scopes: a preview of a role never widens what the member reaches. */
export const narrowerScope = (one: OrderScope, other: OrderScope): OrderScope =>
  orderScopes.indexOf(one) < orderScopes.indexOf(other) ? one : other

/**
 * Permissions over data of all orders: balances and transactions of the one wallet, the deliveries of webhooks, what is handed over with a member, and
 * the personal data of a customer. A role with one of them reaches all orders.
 */
export const allOrdersPermissions: readonly Permission[] = [
  'wallet:read',
  'wallet:top-up',
  'team:write',
  'developers:write',
  'customers:erase',
]

export const needsAllOrders = (permissions: readonly Permission[]): boolean =>
  permissions.some((one) => allOrdersPermissions.includes(one))

/** The refusal of a narrower scope for such a role, beside the field. */
export const NEEDS_ALL_ORDERS =
  'The wallet, the management of members and of developers, and the erasure of customers concern every order: a role with one of them needs all orders.'

import { type Money, money } from './money/money.ts'

/** The plans an agency can have, from the smallest to the largest. The first is free. */
export const planIds = ['starter', 'growth', 'scale'] as const
export type PlanId = (typeof planIds)[number]

/** The days of an agency's only trial, and those after a renewal that could not be paid. */
export const TRIAL_DAYS = 14
export const GRACE_DAYS = 7

export const planIntervals = ['month', 'year'] as const
export type PlanInterval = (typeof planIntervals)[number]

/** What a plan includes; null: without a limit. */
export interface PlanLimits {
  /** Bookings that are started in a calendar month of the agency's time zone. */
  bookings: number | null
  /** Members of the agency, with open invitations. */
  members: number | null
  /** Own domains of the storefront. */
  domains: number | null
}
export type PlanLimit = keyof PlanLimits

interface PlanFacts {
  name: string
  /** Whom it is for, in one line. */
  summary: string
  limits: PlanLimits
}

export const plans: Record<PlanId, PlanFacts> = {
  starter: {
    name: 'Starter',
    summary: 'For an agency that begins to sell.',
    limits: { bookings: 50, members: 3, domains: 0 },
  },
  growth: {
    name: 'Growth',
    summary: 'For a team with a website under its own domain.',
    limits: { bookings: 500, members: 15, domains: 1 },
  },
  scale: {
    name: 'Scale',
    summary: 'For an agency with several teams.',
    limits: { bookings: null, members: null, domains: 1 },
  },
}

type Prices = Record<Exclude<PlanId, 'starter'>, Record<PlanInterval, number>>

/**
 * Prices in minor units, by the currencies in which a wallet can be topped up. They are set by hand in round amounts, so that a price does not change
 * with the exchange rate; a year costs ten months. Paid plans are not sold in other currencies: support makes an offer.
 */
const prices: Partial<Record<string, Prices>> = {
  NGN: { growth: { month: 45_000_00, year: 450_000_00 }, scale: { month: 120_000_00, year: 1_200_000_00 } },
  GHS: { growth: { month: 350_00, year: 3_500_00 }, scale: { month: 950_00, year: 9_500_00 } },
  KES: { growth: { month: 3_900_00, year: 39_000_00 }, scale: { month: 10_500_00, year: 105_000_00 } },
  ZAR: { growth: { month: 550_00, year: 5_500_00 }, scale: { month: 1_450_00, year: 14_500_00 } },
  USD: { growth: { month: 30_00, year: 300_00 }, scale: { month: 80_00, year: 800_00 } },
}

/** The price of a plan for one interval; null where the plan is not sold in the currency. */
export function planPrice(plan: PlanId, interval: PlanInterval, currency: string): Money | null {
  if (plan === 'starter') return money(0, currency)
  const row = prices[currency]
  return row ? money(row[plan][interval], currency) : null
}

const isPlan = (text: string): text is PlanId => (planIds as readonly string[]).includes(text)

/** The plan of an agency's row; an unknown name has the limits of the smallest plan. */
export const planOf = (text: string): PlanId => (isPlan(text) ? text : 'starter')

export const isHigher = (plan: PlanId, than: PlanId): boolean => planIds.indexOf(plan) > planIds.indexOf(than)

const counted: Record<PlanLimit, (count: number | null) => string> = {
  bookings: (count) => (count === null ? 'Unlimited bookings' : `${count} bookings a month`),
  members: (count) => (count === null ? 'Unlimited team members' : `${count} team members`),
  domains: (count) => (count === 0 ? 'Storefront at our address' : 'Storefront at your own domain'),
}

/** What a plan includes, one line each. */
export const planLines = (plan: PlanId): string[] => {
  const { limits } = plans[plan]
  return [counted.bookings(limits.bookings), counted.members(limits.members), counted.domains(limits.domains)]
}

export interface PlanUsage {
  bookings: number
  members: number
  /** The own domain of the storefront; null without one. */
  domain: string | null
}

/** What an agency loses with a smaller plan, in sentences; empty for a larger one. */
export function planCuts(from: PlanId, to: PlanId, usage: PlanUsage): string[] {
  if (!isHigher(from, to)) return []
  const { bookings, members, domains } = plans[to].limits
  const cuts: string[] = []
  if (bookings !== null && bookings !== plans[from].limits.bookings) cuts.push(`You can start ${bookings} bookings a month.`)
  if (members !== null && usage.members > members)
    cuts.push(`Nobody can be invited while the team has ${usage.members} members: ${plans[to].name} includes ${members}.`)
  else if (members !== null && members !== plans[from].limits.members) cuts.push(`The team can have ${members} members.`)
  if (domains === 0 && usage.domain) cuts.push(`${usage.domain} is disconnected: your website stays at our address.`)
  return cuts
}

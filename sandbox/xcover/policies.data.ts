/** A benefit of a policy: limits and excesses are in US dollars for each person. */
interface BenefitRow {
  code: string
  title: string
  limit: number | 'trip-cost'
  excess?: number
  note?: string
}

export interface PolicyRow {
  code: string
  name: string
  underwriter: string
  summary: string
  /** US dollars for a person of 30 and a day, and the share of the trip's cost. */
  perDay: number
  costShare: number
  flexibility: 'fixed' | 'flexible' | 'any-reason'
  /** The share of the premium that cancelling after the cooling-off period costs; null where it returns nothing. */
  lateFee: number | null
  coolingOffDays: number
  maxAge: number
  maxDays: number
  residences?: readonly string[]
  needsTripCost?: true
  benefits: readonly BenefitRow[]
  exclusions: readonly string[]
}

const african = 'NG GH KE ZA EG MA TN SN CI CM UG TZ RW ET ZM ZW BJ TG BW NA'.split(' ')
const illness = 'Medical conditions that existed before the policy was bought, unless they were declared and accepted.'
const sports = 'Racing, mountaineering with ropes, and diving below 30 metres.'
const warnings = 'Travel against the advice of the government of the country of residence.'
const drink = 'Claims that result from alcohol or drugs.'

/** What the distributor sells. */
export const policyRows: readonly PolicyRow[] = [
  {
    code: 'HM-ESSENTIAL',
    name: 'Harbour Essential',
    underwriter: 'Harbour Mutual',
    summary: 'Medical costs and the way home, with a small cover of baggage.',
    perDay: 1.1,
    costShare: 0,
    flexibility: 'fixed',
    lateFee: null,
    coolingOffDays: 14,
    maxAge: 75,
    maxDays: 90,
    benefits: [
      { code: 'medical', title: 'Medical costs abroad', limit: 50_000, excess: 100 },
      { code: 'evacuation', title: 'Evacuation and return home', limit: 100_000 },
      { code: 'baggage', title: 'Lost or stolen baggage', limit: 500, excess: 50 },
    ],
    exclusions: [illness, sports, warnings],
  },
  {
    code: 'HM-COMPLETE',
    name: 'Harbour Complete',
    underwriter: 'Harbour Mutual',
    summary: 'Medical costs, cancellation, baggage and delay in one policy.',
    perDay: 2.1,
    costShare: 0.032,
    flexibility: 'flexible',
    lateFee: 0.25,
    coolingOffDays: 14,
    maxAge: 80,
    maxDays: 180,
    benefits: [
      { code: 'medical', title: 'Medical costs abroad', limit: 250_000, excess: 50 },
      { code: 'evacuation', title: 'Evacuation and return home', limit: 500_000 },
      {
        code: 'cancellation',
        title: 'Cancellation before the trip',
        limit: 'trip-cost',
        note: 'For the reasons in the terms, such as illness.',
      },
      { code: 'curtailment', title: 'Return before the end of the trip', limit: 'trip-cost' },
      { code: 'baggage', title: 'Lost or stolen baggage', limit: 2_000, excess: 50 },
      { code: 'delay', title: 'Delay of more than six hours', limit: 300 },
      { code: 'liability', title: 'Personal liability', limit: 100_000 },
    ],
    exclusions: [illness, sports, warnings, drink],
  },
  {
    code: 'SA-TRAVEL',
    name: 'Sahel Travel',
    underwriter: 'Sahel Assurance',
    summary: 'The medical cover that visas ask for.',
    perDay: 0.9,
    costShare: 0,
    flexibility: 'flexible',
    lateFee: 0.1,
    coolingOffDays: 10,
    maxAge: 70,
    maxDays: 180,
    residences: african,
    benefits: [
      { code: 'medical', title: 'Medical costs abroad', limit: 35_000, excess: 75 },
      { code: 'evacuation', title: 'Evacuation and return home', limit: 35_000 },
      { code: 'accident', title: 'Accident with lasting disability', limit: 10_000 },
    ],
    exclusions: [illness, warnings, drink],
  },
  {
    code: 'SA-PLUS',
    name: 'Sahel Travel Plus',
    underwriter: 'Sahel Assurance',
    summary: 'Medical costs, baggage and missed departures.',
    perDay: 1.5,
    costShare: 0.01,
    flexibility: 'fixed',
    lateFee: null,
    coolingOffDays: 10,
    maxAge: 70,
    maxDays: 120,
    residences: african,
    benefits: [
      { code: 'medical', title: 'Medical costs abroad', limit: 100_000, excess: 75 },
      { code: 'evacuation', title: 'Evacuation and return home', limit: 100_000 },
      { code: 'cancellation', title: 'Cancellation before the trip', limit: 2_000, excess: 100 },
      { code: 'baggage', title: 'Lost or stolen baggage', limit: 1_000, excess: 50 },
      { code: 'missed-departure', title: 'Missed departure', limit: 400 },
    ],
    exclusions: [illness, sports, warnings],
  },
  {
    code: 'NG-PREMIER',
    name: 'Northgate Premier',
    underwriter: 'Northgate Insurance',
    summary: 'Cancel for any reason, with the highest medical limit.',
    perDay: 3.4,
    costShare: 0.068,
    flexibility: 'any-reason',
    lateFee: 0.5,
    coolingOffDays: 21,
    maxAge: 69,
    maxDays: 60,
    needsTripCost: true,
    benefits: [
      { code: 'medical', title: 'Medical costs abroad', limit: 1_000_000 },
      { code: 'evacuation', title: 'Evacuation and return home', limit: 1_000_000 },
      {
        code: 'cancellation',
        title: 'Cancellation for any reason',
        limit: 'trip-cost',
        note: '75 % of the cost of the trip, up to two days before it starts.',
      },
      { code: 'curtailment', title: 'Return before the end of the trip', limit: 'trip-cost' },
      { code: 'baggage', title: 'Lost or stolen baggage', limit: 3_000 },
      { code: 'delay', title: 'Delay of more than four hours', limit: 600 },
      { code: 'liability', title: 'Personal liability', limit: 1_000_000 },
    ],
    exclusions: [illness, warnings],
  },
  {
    code: 'NG-CANCEL',
    name: 'Northgate Cancellation',
    underwriter: 'Northgate Insurance',
    summary: 'The cost of the trip when it cannot begin or must end early. No medical cover.',
    perDay: 0.2,
    costShare: 0.036,
    flexibility: 'flexible',
    lateFee: 0.25,
    coolingOffDays: 21,
    maxAge: 90,
    maxDays: 365,
    needsTripCost: true,
    benefits: [
      { code: 'cancellation', title: 'Cancellation before the trip', limit: 'trip-cost', excess: 100 },
      { code: 'curtailment', title: 'Return before the end of the trip', limit: 'trip-cost', excess: 100 },
    ],
    exclusions: ['Medical costs of any kind.', illness, warnings],
  },
  {
    code: 'AIRHELP-PLUS',
    name: 'Airhelp Plus',
    underwriter: 'Airhelp Plus',
    summary: 'Money for delayed and cancelled flights and for late baggage. No medical cover.',
    perDay: 0.45,
    costShare: 0,
    flexibility: 'fixed',
    lateFee: null,
    coolingOffDays: 14,
    maxAge: 120,
    maxDays: 365,
    benefits: [
      { code: 'flight-compensation', title: 'Flight cancelled or delayed by three hours', limit: 100 },
      { code: 'delay', title: 'Lounge and meals during a delay', limit: 60 },
      { code: 'baggage', title: 'Baggage that arrives later than the traveller', limit: 100 },
    ],
    exclusions: ['Medical costs of any kind.', 'Delays that were announced before the policy was bought.'],
  },
]

/** Countries to which nobody insures a trip. */
export const excludedDestinations: ReadonlySet<string> = new Set(['KP', 'SY', 'IR', 'AF'])

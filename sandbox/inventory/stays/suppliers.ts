import { type AccountProfile, accounts } from '../accounts.ts'

/** How a supplier writes down the names and rooms of its houses. */
export type Hand = 'plain' | 'shouting' | 'terse' | 'wordy' | 'foreign'

export interface StaySupplier {
  /** 1 to 10; 0 is Duffel's own catalogue. */
  number: number
  title: string
  /** Share of all houses that it sells. */
  coverage: number
  /** Against the house's own price, and how far single houses stray from that. */
  price: number
  spread: number
  hand: Hand
  /** Share of names that are not written as the house writes its own. */
  carelessness: number
  /** Share of houses that have to be asked before a room is sure. */
  onRequest: number
  /** Share of the net price that it pays the seller. */
  commission: readonly [number, number]
  account: AccountProfile
}

interface Row {
  coverage: number
  price: number
  spread: number
  hand: Hand
  carelessness: number
  onRequest: number
  commission: readonly [number, number]
  currency: AccountProfile['currency']
  latencyMs: readonly [number, number]
}

const rows: readonly Row[] = [
  {
    coverage: 0.55,
    price: 1.02,
    spread: 0.06,
    hand: 'plain',
    carelessness: 0.3,
    onRequest: 0,
    commission: [0.08, 0.12],
    currency: 'USD',
    latencyMs: [300, 900],
  },
  {
    coverage: 0.82,
    price: 0.99,
    spread: 0.05,
    hand: 'plain',
    carelessness: 0.35,
    onRequest: 0.01,
    commission: [0.1, 0.15],
    currency: 'USD',
    latencyMs: [350, 1_100],
  },
  {
    coverage: 0.8,
    price: 0.97,
    spread: 0.08,
    hand: 'wordy',
    carelessness: 0.5,
    onRequest: 0.03,
    commission: [0.09, 0.18],
    currency: 'NGN',
    latencyMs: [600, 1_900],
  },
  {
    coverage: 0.45,
    price: 1,
    spread: 0.05,
    hand: 'shouting',
    carelessness: 0.6,
    onRequest: 0.02,
    commission: [0.1, 0.14],
    currency: 'USD',
    latencyMs: [500, 1_500],
  },
  {
    coverage: 0.38,
    price: 0.94,
    spread: 0.1,
    hand: 'terse',
    carelessness: 0.55,
    onRequest: 0.06,
    commission: [0.06, 0.12],
    currency: 'USD',
    latencyMs: [900, 2_600],
  },
  {
    coverage: 0.3,
    price: 1.05,
    spread: 0.04,
    hand: 'foreign',
    carelessness: 0.45,
    onRequest: 0,
    commission: [0.12, 0.2],
    currency: 'USD',
    latencyMs: [400, 1_300],
  },
  {
    coverage: 0.62,
    price: 1.01,
    spread: 0.07,
    hand: 'terse',
    carelessness: 0.4,
    onRequest: 0.02,
    commission: [0.08, 0.14],
    currency: 'USD',
    latencyMs: [700, 2_100],
  },
  {
    coverage: 0.25,
    price: 0.92,
    spread: 0.12,
    hand: 'wordy',
    carelessness: 0.65,
    onRequest: 0.1,
    commission: [0.05, 0.1],
    currency: 'NGN',
    latencyMs: [1_200, 3_800],
  },
  {
    coverage: 0.5,
    price: 0.98,
    spread: 0.06,
    hand: 'shouting',
    carelessness: 0.4,
    onRequest: 0.01,
    commission: [0.1, 0.16],
    currency: 'USD',
    latencyMs: [450, 1_600],
  },
  {
    coverage: 0.7,
    price: 1.03,
    spread: 0.05,
    hand: 'foreign',
    carelessness: 0.35,
    onRequest: 0.01,
    commission: [0.09, 0.15],
    currency: 'USD',
    latencyMs: [380, 1_200],
  },
]

/** `stayx2_test_sandbox`: each supplier is an account of its own. */
export const staySuppliers: readonly StaySupplier[] = rows.map(({ currency, latencyMs, ...row }, index) => ({
  ...row,
  number: index + 1,
  title: `StayX${index + 1}`,
  account: { id: `stayx${index + 1}_test_sandbox`, currency, priceFactor: 1, carrierDiscount: [0, 0], latencyMs },
}))

export const stayAccountById: ReadonlyMap<string, AccountProfile> = new Map(
  staySuppliers.map(({ account }) => [account.id, account]),
)

/** Duffel itself sells every house, under its own name. */
const duffel: Omit<StaySupplier, 'account'> = {
  number: 0,
  title: 'Duffel',
  coverage: 1,
  price: 1,
  spread: 0,
  hand: 'plain',
  carelessness: 0,
  onRequest: 0.01,
  commission: [0.1, 0.15],
}

const supplierByAccount = new Map([
  ...staySuppliers.map((supplier): [string, StaySupplier] => [supplier.account.id, supplier]),
  ...accounts.map((account): [string, StaySupplier] => [account.id, { ...duffel, account }]),
])

/** Whose catalogue an account sees. */
export function supplierOf({ id }: Pick<AccountProfile, 'id'>): StaySupplier {
  const supplier = supplierByAccount.get(id)
  if (supplier === undefined) throw new Error(`${id} is no account`)
  return supplier
}

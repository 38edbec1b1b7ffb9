import { type AccountProfile, accounts, perDollar } from '../../accounts.ts'
import rows from './suppliers.json' with { type: 'json' }

/** How a supplier spells the names and rooms of its properties. */
export const hands = ['plain', 'shouting', 'terse', 'wordy', 'foreign'] as const
export type Hand = (typeof hands)[number]

export interface StaySupplier {
  /** 1 to 10; 0 is Duffel's own catalogue. */
  number: number
  title: string
  /** Share of all properties that it sells. */
  coverage: number
  /** Relative to the property's own price, and the deviation of single properties. */
  price: number
  spread: number
  hand: Hand
  /** Share of names that differ from the property's own spelling. */
  carelessness: number
  /** Share of properties with confirmation on request. */
  onRequest: number
  /** Share of the net price that it pays the seller. */
  commission: readonly [number, number]
  account: AccountProfile
}

const isHand = (text: string): text is Hand => hands.some((hand) => hand === text)
const isCurrency = (text: string): text is AccountProfile['currency'] => Object.hasOwn(perDollar, text)

/** `stayx2_test_sandbox`: each supplier is a separate account. */
export const staySuppliers: readonly StaySupplier[] = rows.map(({ hand, currency, commission, latencyMs, ...row }, index) => {
  const number = index + 1
  const [least = 0, most = 0] = commission
  const [fastest = 0, slowest = 0] = latencyMs
  if (!isHand(hand) || !isCurrency(currency)) throw new Error(`suppliers.json: StayX${number} has no hand or currency`)
  return {
    ...row,
    number,
    hand,
    title: `StayX${number}`,
    commission: [least, most],
    account: {
      id: `stayx${number}_test_sandbox`,
      currency,
      priceFactor: 1,
      carrierDiscount: [0, 0],
      latencyMs: [fastest, slowest],
    },
  }
})

export const stayAccountById: ReadonlyMap<string, AccountProfile> = new Map(
  staySuppliers.map(({ account }) => [account.id, account]),
)

/** Duffel itself sells every property, under its own name. */
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

/** The catalogue that an account sees. */
export function supplierOf({ id }: Pick<AccountProfile, 'id'>): StaySupplier {
  const supplier = supplierByAccount.get(id)
  if (supplier === undefined) throw new Error(`${id} is no account`)
  return supplier
}

/** The meaning of a Duffel token: the contracts of a search, the currency and the speed. */
export interface AccountProfile {
  id: string
  currency: 'USD' | 'NGN'
  /** IATA codes of the carriers it may sell; absent means all. */
  carriers?: ReadonlySet<string>
  /** Multiplies fares (not taxes) before per-carrier differences. */
  priceFactor: number
  /** How far below `priceFactor` a carrier may be, as a share, chosen per carrier by hash. */
  carrierDiscount: readonly [min: number, max: number]
  /** How long an offer request takes, in milliseconds. */
  latencyMs: readonly [min: number, max: number]
}

/** Units of the account's currency for one US dollar. Constant on purpose, so that sandbox prices are stable. */
export const perDollar: Record<AccountProfile['currency'], number> = { USD: 1, NGN: 1530 }

const africanConsolidator =
  'P4 QI UN VK W3 N2 Q9 OJ VM R4 2N ET KQ WB MS AT SA KP AW HF UR TM DT BP AH TU 2J VR MK HC 4Z FA TC UM QC MD J7 BA VS TK EK QR AF KL LH'

export const accounts: readonly AccountProfile[] = [
  { id: 'duffel_test_sandbox', currency: 'USD', priceFactor: 1, carrierDiscount: [0, 0], latencyMs: [350, 1400] },
  {
    id: 'duffel_test_zenith',
    currency: 'NGN',
    carriers: new Set(africanConsolidator.split(' ')),
    priceFactor: 1,
    carrierDiscount: [0.02, 0.04],
    latencyMs: [1200, 3800],
  },
]

export const accountById: ReadonlyMap<string, AccountProfile> = new Map(accounts.map((account) => [account.id, account]))

/** The account of a token. `duffel_test_sandbox.<name>` sells what the account before the dot sells, with orders, balance and faults of its own. */
export const accountOfToken = (token: string): AccountProfile | undefined => accountById.get(token.split('.', 1)[0] ?? '')

export type Step = 'pin' | 'otp' | 'phone' | 'birthday' | 'address' | 'three-d-secure'

export interface TestCard {
  number: string
  /** The only security code that the bank accepts, or null for any. */
  cvv: string | null
  brand: 'visa' | 'mastercard' | 'verve'
  bank: string
  says: string
  /** The payer's steps before the bank decides. */
  steps: Step[]
  /** `later`: the bank responds after a delay and then approves. */
  outcome: 'approve' | 'later' | { decline: string }
}

export const PIN = '1234'
export const OTP = '123456'

/** The cards for the hosted page and direct charges. The first three are Paystack's own published test cards. */
export const testCards: TestCard[] = [
  {
    number: '4084084084084081',
    cvv: '408',
    brand: 'visa',
    bank: 'TEST BANK',
    says: 'Approved at once',
    steps: [],
    outcome: 'approve',
  },
  {
    number: '4084080000005408',
    cvv: '001',
    brand: 'visa',
    bank: 'TEST BANK',
    says: 'Declined by the bank',
    steps: [],
    outcome: { decline: 'Declined' },
  },
  {
    number: '5060666666666666666',
    cvv: '123',
    brand: 'verve',
    bank: 'TEST BANK',
    says: `Asks for PIN ${PIN}, then code ${OTP}`,
    steps: ['pin', 'otp'],
    outcome: 'approve',
  },
  {
    number: '4000002500003155',
    cvv: null,
    brand: 'visa',
    bank: 'FIRST CITY TEST BANK',
    says: '3-D Secure: the bank asks for approval',
    steps: ['three-d-secure'],
    outcome: 'approve',
  },
  {
    number: '4000000000009995',
    cvv: null,
    brand: 'visa',
    bank: 'LAGOON TEST BANK',
    says: 'Insufficient funds',
    steps: [],
    outcome: { decline: 'Insufficient Funds' },
  },
  {
    number: '5399830000000008',
    cvv: null,
    brand: 'mastercard',
    bank: 'HARBOUR TEST BANK',
    says: 'No answer at first, approved a few seconds later',
    steps: [],
    outcome: 'later',
  },
]

/** The check digit rule of ISO/IEC 7812-1, which every card number follows. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

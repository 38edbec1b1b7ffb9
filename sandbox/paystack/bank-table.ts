interface Bank {
  id: number
  name: string
  slug: string
  code: string
}

const rows: [string, string][] = [
  ['Access Bank', '044'],
  ['Citibank Nigeria', '023'],
  ['Ecobank Nigeria', '050'],
  ['Fidelity Bank', '070'],
  ['First Bank of Nigeria', '011'],
  ['First City Monument Bank', '214'],
  ['Globus Bank', '00103'],
  ['Guaranty Trust Bank', '058'],
  ['Jaiz Bank', '301'],
  ['Keystone Bank', '082'],
  ['Kuda Bank', '50211'],
  ['Moniepoint MFB', '50515'],
  ['OPay Digital Services Limited (OPay)', '999992'],
  ['PalmPay', '999991'],
  ['Polaris Bank', '076'],
  ['Providus Bank', '101'],
  ['Stanbic IBTC Bank', '221'],
  ['Standard Chartered Bank', '068'],
  ['Sterling Bank', '232'],
  ['SunTrust Bank', '100'],
  ['Titan Bank', '102'],
  ['Union Bank of Nigeria', '032'],
  ['United Bank For Africa', '033'],
  ['Unity Bank', '215'],
  ['Wema Bank', '035'],
  ['Zenith Bank', '057'],
  ['Test Bank', '001'],
]

/** Nigerian banks with the codes of the Central Bank of Nigeria, and a test bank. */
export const banks: Bank[] = rows.map(([name, code], index) => ({
  id: index + 1,
  name,
  slug: name
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .trim()
    .replace(/[^a-z]+/g, '-'),
  code,
}))

/** The banks that give out dedicated virtual accounts, by the slug sent as `preferred_bank`. */
export const accountProviders: Record<string, { id: number; name: string; slug: string }> = {
  'test-bank': { id: 27, name: 'Test Bank', slug: 'test-bank' },
  'wema-bank': { id: 25, name: 'Wema Bank', slug: 'wema-bank' },
  'titan-paystack': { id: 21, name: 'Titan Bank', slug: 'titan-paystack' },
}

const givenNames = ['ADEBAYO', 'CHIDINMA', 'EMEKA', 'FATIMA', 'IBRAHIM', 'NGOZI', 'OLUWASEUN', 'TEMITOPE', 'YUSUF', 'ZAINAB']
const familyNames = ['ABUBAKAR', 'ADEYEMI', 'BELLO', 'EZE', 'IKPEAZU', 'LAWAL', 'NWOSU', 'OGUNLEYE', 'OKONKWO', 'UDOH']

/** The holder of an account: the same number always has the same name. Numbers ending in 99 are unknown to the bank. */
export function accountHolder(number: string): string | null {
  if (!/^\d{10}$/.test(number) || number.endsWith('99')) return null
  const digits = [...number].map(Number)
  const given = givenNames[digits.reduce((sum, digit) => sum + digit, 0) % 10]
  const family = familyNames[digits.reduce((sum, digit, place) => sum + digit * (place + 1), 0) % 10]
  return `${given} ${family}`
}

/** Code, name, decimals and units for one US dollar: plausible mean values. */
const rows: [string, string, number, number][] = [
  ['USD', 'United States Dollar', 2, 1],
  ['NGN', 'Nigerian Naira', 2, 1530],
  ['GHS', 'Ghanaian Cedi', 2, 11.35],
  ['KES', 'Kenyan Shilling', 2, 129.25],
  ['ZAR', 'South African Rand', 2, 17.35],
  ['XOF', 'West African CFA Franc', 0, 566.5],
  ['XAF', 'Central African CFA Franc', 0, 566.5],
  ['EGP', 'Egyptian Pound', 2, 47.6],
  ['MAD', 'Moroccan Dirham', 2, 9.28],
  ['TND', 'Tunisian Dinar', 3, 2.96],
  ['DZD', 'Algerian Dinar', 2, 130.4],
  ['ETB', 'Ethiopian Birr', 2, 153.8],
  ['RWF', 'Rwandan Franc', 0, 1453],
  ['UGX', 'Ugandan Shilling', 0, 3580],
  ['TZS', 'Tanzanian Shilling', 2, 2455],
  ['ZMW', 'Zambian Kwacha', 2, 22.6],
  ['MUR', 'Mauritian Rupee', 2, 45.9],
  ['AOA', 'Angolan Kwanza', 2, 915],
  ['EUR', 'Euro', 2, 0.8636],
  ['GBP', 'British Pound', 2, 0.7634],
  ['CHF', 'Swiss Franc', 2, 0.8052],
  ['SEK', 'Swedish Krona', 2, 9.54],
  ['NOK', 'Norwegian Krone', 2, 10.18],
  ['DKK', 'Danish Krone', 2, 6.449],
  ['PLN', 'Polish Zloty', 2, 3.66],
  ['CZK', 'Czech Koruna', 2, 20.9],
  ['HUF', 'Hungarian Forint', 2, 330.2],
  ['RON', 'Romanian Leu', 2, 4.39],
  ['ISK', 'Icelandic Krona', 0, 126.8],
  ['TRY', 'Turkish Lira', 2, 42.3],
  ['AED', 'United Arab Emirates Dirham', 2, 3.6725],
  ['SAR', 'Saudi Riyal', 2, 3.75],
  ['QAR', 'Qatari Riyal', 2, 3.64],
  ['KWD', 'Kuwaiti Dinar', 3, 0.3068],
  ['BHD', 'Bahraini Dinar', 3, 0.376],
  ['OMR', 'Omani Rial', 3, 0.3845],
  ['JOD', 'Jordanian Dinar', 3, 0.709],
  ['ILS', 'Israeli New Shekel', 2, 3.27],
  ['INR', 'Indian Rupee', 2, 88.6],
  ['CNY', 'Chinese Yuan', 2, 7.11],
  ['HKD', 'Hong Kong Dollar', 2, 7.78],
  ['JPY', 'Japanese Yen', 0, 155.3],
  ['KRW', 'South Korean Won', 0, 1464],
  ['SGD', 'Singapore Dollar', 2, 1.304],
  ['MYR', 'Malaysian Ringgit', 2, 4.15],
  ['THB', 'Thai Baht', 2, 32.4],
  ['IDR', 'Indonesian Rupiah', 2, 16720],
  ['PHP', 'Philippine Peso', 2, 58.9],
  ['AUD', 'Australian Dollar', 2, 1.534],
  ['NZD', 'New Zealand Dollar', 2, 1.771],
  ['CAD', 'Canadian Dollar', 2, 1.404],
  ['BRL', 'Brazilian Real', 2, 5.34],
  ['MXN', 'Mexican Peso', 2, 18.42],
]

export interface Currency {
  code: string
  name: string
  decimals: number
  perDollar: number
}

/** Currencies that are pegged to the dollar: their rate is constant. */
export const PEGGED = new Set(['USD', 'AED', 'SAR', 'QAR', 'BHD', 'OMR', 'JOD'])

export const currencies = new Map<string, Currency>(
  rows.map(([code, name, decimals, perDollar]) => [code, { code, name, decimals, perDollar }]),
)

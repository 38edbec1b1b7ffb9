/** One person of a booking, as a voucher names them. */
export interface Voucher {
  reference: string
  /** Their place among the units of the booking. */
  place: number
}

const CODE = /^([2-9A-HJ-NP-Z]{10})-?(\d{1,3})$/

/** Reads a voucher's code, `AB2C3D4E5F-1`, however it is typed or scanned. Null for any other text. */
export function readVoucher(text: string): Voucher | null {
  const [, reference, number] = CODE.exec(text.toUpperCase().replaceAll(/\s/g, '')) ?? []
  const place = Number(number) - 1
  return reference && place >= 0 ? { reference, place } : null
}

/** The code of a voucher: `AB2C3D4E5F-1`. */
export const voucherCode = ({ reference, place }: Voucher): string => `${reference}-${place + 1}`

import { Secret, TOTP } from 'otpauth'

/** Seconds for which a code is shown. */
export const PERIOD_S = 30
/** Steps before and after the current one that count too: clocks of phones differ. */
const DRIFT = 1

/** 20 bytes, as RFC 4226 recommends, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** RFC 6238 with what every app supports: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Tradewind', label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) })

/** What the QR code says: `otpauth://totp/...`. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The time step whose code this is, compared in constant time; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: DRIFT })
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_S) + delta
}
